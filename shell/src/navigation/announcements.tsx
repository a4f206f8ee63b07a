import { announce, useSite } from '@site/kit/runtime'
import text from '@site/kit/ui/base/text.module.css'
import { useEffect } from 'react'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './skip-link.module.css'

/** Shown as well as said: what a visitor asked for cannot be had. */
const failures: readonly string[] = [frameCopy.search.failed, frameCopy.music.failed, frameCopy.offline]

/** Milliseconds in which it can be read twice. */
const shownMs = 8000

/** What the site has to say to screen readers: what was loaded, sent, or could not be done. */
export function Announcements() {
  const sentence = useSite(state => state.announcement)
  const failed = failures.includes(sentence.trim())
  useEffect(() => {
    const rest = failed ? setTimeout(announce, shownMs, '') : undefined
    return () => clearTimeout(rest)
  }, [failed, sentence])
  return (
    <p role="status" className={failed ? styles.notice : text.spoken}>
      {sentence}
    </p>
  )
}
