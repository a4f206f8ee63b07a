import { Media, type PictureSource } from '@site/kit/ui/media/media'
import styles from './testimonials.module.css'

export type Testimonial = {
  /** Without quotation marks. */
  readonly quote: string
  /** A role, never a name. */
  readonly author: string
  readonly place: string
  /** A face beside the text: shown with the first voice of the layout `portrait`. */
  readonly portrait?: PictureSource | undefined
}

export type TestimonialsProps = {
  testimonials: readonly Testimonial[]
  /** Where the first voice stands on wide screens: large beside the others, among them, or large with a face. */
  layout?: 'large-left' | 'large-right' | 'three' | 'portrait'
}

const layouts = {
  'large-left': styles.largeLeft,
  'large-right': styles.largeRight,
  three: styles.three,
  portrait: styles.withPortrait,
} as const satisfies Record<NonNullable<TestimonialsProps['layout']>, string | undefined>

/** Voices of those who were there: the first one large, the others beside it. */
export function Testimonials({ testimonials, layout = 'large-left' }: TestimonialsProps) {
  return (
    <div className={`${styles.testimonials} ${layouts[layout]}`}>
      {testimonials.map(({ quote, author, place, portrait }) => (
        <figure key={quote} className={styles.testimonial} data-reveal="">
          {portrait && <Media picture={portrait} alt="" className={styles.portrait} focus="top" sizes="(width >= 64rem) 32vw, 60vw" />}
          <blockquote>
            <p className={styles.quote} data-tack="">{`“${quote}”`}</p>
          </blockquote>
          <figcaption className={styles.source}>
            <b className={styles.author}>{author}</b> {place}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
