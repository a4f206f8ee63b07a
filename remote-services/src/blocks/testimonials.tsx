import { useRef } from 'react'
import { isLong, quoted } from '../quoted.ts'
import styles from './testimonials.module.css'
import { useUncover } from './use-uncover.ts'

export type Testimonial = {
  /** Without quotation marks. */
  readonly quote: string
  /** A role, never a name. */
  readonly author: string
  readonly place: string
  /** What was said, in the speaker's own language; `quote` is its translation then. */
  readonly original?: { readonly lang: string; readonly quote: string }
}

export type TestimonialsProps = {
  testimonials: readonly Testimonial[]
  /** Where the first voice stands on wide screens: large beside the others, or among them; or all below each other, each beside who says it. */
  layout?: 'large-left' | 'large-right' | 'three' | 'record'
}

const layouts = {
  'large-left': styles.largeLeft,
  'large-right': styles.largeRight,
  three: styles.three,
  record: styles.record,
} as const satisfies Record<NonNullable<TestimonialsProps['layout']>, string | undefined>

/** Voices of those who were there: the first one large, the others beside it. */
export function Testimonials({ testimonials, layout = 'large-left' }: TestimonialsProps) {
  const voices = useRef<HTMLDivElement>(null)
  useUncover(voices)
  return (
    <div ref={voices} className={`${styles.testimonials} ${layouts[layout]}`}>
      {testimonials.map(({ quote, author, place, original }) => (
        <figure key={quote} className={styles.testimonial}>
          <blockquote>
            {original && (
              <p className={styles.original} lang={original.lang}>
                {quoted(original.quote)}
              </p>
            )}
            <p className={styles.quote} data-long={isLong(quote) || undefined}>
              {quoted(quote)}
            </p>
          </blockquote>
          <figcaption className={styles.source}>
            <p className={styles.author}>{author}</p> {place}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
