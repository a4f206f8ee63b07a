import check from 'icon:check'
import link2 from 'icon:link-2'
import { announce } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import styles from './copy-link.module.css'
import { useCopied } from './use-copied.ts'

export type CopyLinkProps = {
  slug: string
  /** What the link leads to, said to screen readers. */
  title: string
  /** `mark`: the sign alone, beside a heading. */
  look?: 'text' | 'mark'
}

/** Copies the address of a part of this page. */
export function CopyLink({ slug, title, look = 'text' }: CopyLinkProps) {
  const [copied, setCopied] = useCopied()
  const copy = async () => {
    const outcome = await copyAddress(slug)
    setCopied(outcome === 'copied')
    announce(outcome === 'copied' ? 'Link copied.' : 'The link is now in the address bar.')
  }
  return (
    <button type="button" className={look === 'mark' ? `${styles.copy} ${styles.mark}` : styles.copy} onClick={copy}>
      <Icon drawing={copied ? check : link2} />
      <span className={look === 'mark' ? text.spoken : undefined}>
        {copied ? 'Link copied' : 'Copy link'}
        <span className={text.spoken}>{` to ‘${title}’`}</span>
      </span>
    </button>
  )
}

/** The clipboard may be refused, or missing on plain http: then the address bar holds the link. */
async function copyAddress(slug: string): Promise<'copied' | 'shown'> {
  const address = new URL(`#${slug}`, location.href)
  address.search = ''
  try {
    await navigator.clipboard.writeText(address.href)
    return 'copied'
  } catch {
    history.replaceState(history.state, '', address)
    return 'shown'
  }
}
