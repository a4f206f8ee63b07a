import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { Media } from '@site/kit/ui/media/media'
import type { Cited } from './area-record.ts'
import styles from './article-quote.module.css'
import { declaration } from './articles.ts'

export type ArticleQuoteProps = Cited & {
  ground: Ground
  /** The side of the article's number, and of the picture beneath it. */
  number?: 'left' | 'right'
}

/** An article of the Universal Declaration, letter by letter, and why this page rests on it. */
export function ArticleQuote({ article, because, picture, ground, number = 'left' }: ArticleQuoteProps) {
  const classes = [layout.grid, styles.cited, number === 'right' && styles.right, picture && styles.withPicture]
  return (
    <Section ground={ground} labelledBy="article">
      <div className={classes.filter(Boolean).join(' ')}>
        <h2 id="article" className={styles.number} data-reveal="">
          Article <span className={styles.figure}>{article.number}</span>
        </h2>
        <figure className={styles.quotation}>
          <blockquote>
            <p className={styles.copy}>
              <SewnSentence statement={`“${article.text}”`} sewn={`“${article.beginning}`} />
            </p>
          </blockquote>
          <figcaption className={styles.source} data-reveal="">
            {declaration}
          </figcaption>
        </figure>
        {picture && (
          <div className={styles.beside} data-reveal="">
            <Media
              picture={picture}
              alt={picture.alt ?? ''}
              className={styles.picture}
              sizes="(width >= 64rem) 34vw, (width >= 48rem) 50vw, 82vw"
            />
          </div>
        )}
        <p className={styles.because} data-reveal="">
          {because}
        </p>
      </div>
    </Section>
  )
}
