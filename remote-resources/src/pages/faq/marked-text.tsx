import { TextLink } from '@site/kit/ui/base/text-link'
import type { Segment } from '@site/kit/ui/base/text-segments'
import type { ReactNode } from 'react'
import { segmentsOf } from './faq-search.ts'
import { linkedSegments, plainText } from './linked-text.ts'
import styles from './marked-text.module.css'

/** A text, which may hold links, with what the search matched marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const found = segmentsOf(plainText(text), query)
  return linkedSegments(text).map(({ text: words, at, href }) => {
    const copy = within(found, at, at + words.length)
    return href ? (
      <TextLink key={at} href={href}>
        {copy}
      </TextLink>
    ) : (
      copy
    )
  })
}

/** What of `segments` lies from `start` to `end`. */
function within(segments: readonly Segment[], start: number, end: number): ReactNode[] {
  return segments.flatMap(({ text, hit, at }) => {
    const words = text.slice(Math.max(0, start - at), Math.max(0, end - at))
    if (!words) return []
    return hit ? (
      <mark key={Math.max(at, start)} className={styles.hit}>
        {words}
      </mark>
    ) : (
      words
    )
  })
}
