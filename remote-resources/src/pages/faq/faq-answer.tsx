import { type MouseEvent, memo } from 'react'
import { CopyLink } from '../../blocks/copy-link.tsx'
import styles from './faq-answer.module.css'
import type { FaqItem } from './faq-list.ts'
import { excerptOf, matchesText } from './faq-search.ts'
import { plainText } from './linked-text.ts'
import { MarkedText } from './marked-text.tsx'
import { useOverflowing } from './use-overflowing.ts'

export type FaqAnswerProps = {
  item: FaqItem
  open: boolean
  query: string
  hidden: boolean
  /** Of the answers with the same name the browser lets one be open, even without script. */
  name: string
  /** Opens or closes it; without `open` it does the other. */
  onTurn: (item: FaqItem, open?: boolean) => void
  /** Given where the address opens a whole position, and not the question alone. */
  position?: number | undefined
}

/** One question; its answer opens below it. */
export const FaqAnswer = memo(function FaqAnswer({ item, open, query, hidden, name, position, onTurn }: FaqAnswerProps) {
  const { ref, overflowing } = useOverflowing(open)
  const copy = plainText(item.answer)
  const found = query.trim() !== '' && !open && matchesText(copy, query)
  const click = (event: MouseEvent) => {
    event.preventDefault()
    onTurn(item)
  }
  return (
    <details
      className={styles.item}
      name={name}
      data-position={position}
      open={open}
      hidden={hidden}
      // The first rises with its category.
      data-reveal={item.position > 0 ? '' : undefined}
      // Followed where the browser did it; nothing to do where it did what it was told.
      onToggle={({ currentTarget }) => currentTarget.open !== open && onTurn(item, currentTarget.open)}
      // The browser may have opened it before this runs: by the address, or by a click.
      suppressHydrationWarning
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; its click is the keyboard's too. */}
      <summary className={styles.summary} onClick={click}>
        <h3 id={`${item.slug}-question`} className={styles.question}>
          <MarkedText text={item.question} query={query} />
        </h3>
        <svg className={styles.slack} viewBox="0 0 40 24" aria-hidden="true">
          <path d="M2 6C10 24 30 24 38 6" />
        </svg>
        {found && (
          <span className={styles.excerpt}>
            <MarkedText text={excerptOf(copy, query)} query={query} />
          </span>
        )}
      </summary>
      <div
        ref={ref}
        id={item.slug}
        className={styles.answer}
        {...(overflowing && { tabIndex: 0, role: 'region', 'aria-labelledby': `${item.slug}-question` })}
      >
        <p>
          <MarkedText text={item.answer} query={query} />
        </p>
        <CopyLink slug={item.slug} title={item.question} />
      </div>
    </details>
  )
})
