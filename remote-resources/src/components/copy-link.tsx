import { announce } from '@site/kit/runtime'
import text from '@site/kit/ui/text.module.css'
import { Check, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './copy-link.module.css'

/** Milliseconds for which the control says that it has copied. */
const confirmation = 2500

export type CopyLinkProps = { slug: string; question: string }

/** Copies an answer's own address. */
export function CopyLink({ slug, question }: CopyLinkProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmation)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const outcome = await copyAddress(slug)
    setCopied(outcome === 'copied')
    announce(outcome === 'copied' ? 'Link copied.' : 'The link is now in the address bar.')
  }
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      <span>
        {copied ? 'Link copied' : 'Copy link'}
        <span className={text.spoken}> to “{question}”</span>
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
