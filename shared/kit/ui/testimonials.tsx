import styles from './testimonials.module.css'

export type Testimonial = {
  /** The words, without quotation marks. */
  readonly quote: string
  /** A role, never a name. */
  readonly author: string
  readonly place: string
}

export type TestimonialsProps = { testimonials: readonly Testimonial[] }

/** Voices of those who were there: the first one large, the others beside it. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <div className={styles.testimonials}>
      {testimonials.map(({ quote, author, place }) => (
        <figure key={quote} className={styles.testimonial} data-reveal="">
          <blockquote>
            <p className={styles.quote}>{`“${quote}”`}</p>
          </blockquote>
          <figcaption className={styles.source}>
            <b className={styles.author}>{author}</b> {place}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
