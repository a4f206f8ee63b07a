import check from 'icon:check'
import sheets from 'icon:copy'
import { identity } from '@site/identity'
import { announce } from '@site/kit/runtime'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { Label } from '@site/kit/ui/base/label'
import text from '@site/kit/ui/base/text.module.css'
import { type RefObject, useRef } from 'react'
import { useCopied } from '../../../blocks/use-copied.ts'
import { citationOf } from '../citation.ts'
import type { WhitePaper } from '../paper-document.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import styles from './paper-citation.module.css'
import { usePublicAddress } from './use-public-address.ts'

export type PaperCitationProps = { paper: WhitePaper; listed: PublishedPaper }

/** How to cite the paper, and a way to take the line along. */
export function PaperCitation({ paper, listed }: PaperCitationProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const [copied, setCopied] = useCopied()
  const copy = async () => {
    const done = await copyText(line)
    setCopied(done)
    announce(done ? 'Citation copied.' : 'The citation is selected.')
  }
  const [before, title, after] = citationOf(paper, identity.name, usePublicAddress(listed.route))
  return (
    <div className={styles.citation}>
      <Label level={3} id="cite">
        To cite this paper
      </Label>
      <p ref={line} className={`${text.num} ${styles.line}`}>
        {before}
        <cite>{title}</cite>
        {after}
      </p>
      <div className={styles.copy}>
        <Button look="line" size="small" icon={<Icon drawing={copied ? check : sheets} />} onClick={copy}>
          {copied ? 'Citation copied' : 'Copy citation'}
        </Button>
      </div>
    </div>
  )
}

/** Where the clipboard is refused, the line is selected, so that the keyboard can copy it. */
async function copyText({ current: line }: RefObject<HTMLElement | null>): Promise<boolean> {
  if (!line) return false
  try {
    await navigator.clipboard.writeText(line.textContent)
    return true
  } catch {
    getSelection()?.selectAllChildren(line)
    return false
  }
}
