import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import { quoted } from '../quoted.ts'
import styles from './pull-quote.module.css'
import { Tacked, type TackedProps } from './tacked.tsx'

export type PullQuoteProps = {
  /** Names the section, for example `Philosophy`. */
  label?: string
  /** Id of that heading. */
  id?: string
  /** Without quotation marks. */
  quote: string
  /** What the quotation rests on, where it is somebody else's. */
  provenance?: TackedProps['provenance']
  /** Who says it, and on what occasion. */
  by: string
  /** A few sentences that carry the quotation on. */
  aside?: string
  picture?: PictureSource
  focus?: Focus | undefined
  /** Empty for a picture that only decorates. */
  alt?: string
  /** Where picture and aside stand on wide screens. */
  side?: 'left' | 'right'
  /** Without a picture: the words as wide as the page, or each sentence a step further in. */
  alone?: 'whole' | 'steps' | undefined
}

/** One sentence worth the whole screen, with its source and a picture cut slightly off square. */
export function PullQuote({
  label,
  id,
  quote,
  provenance = {},
  by,
  aside,
  picture,
  alt = '',
  focus,
  side = 'right',
  alone,
}: PullQuoteProps) {
  const shape = alone ? `${styles.alone} ${styles[alone]}` : side === 'left' ? styles.left : ''
  return (
    <div className={`${layout.grid} ${styles.pullQuote} ${shape}`}>
      <div className={styles.copy}>
        {label && (
          <Label level={2} {...(id && { id })}>
            {label}
          </Label>
        )}
        <Tacked provenance={provenance}>
          <figure className={styles.figure} data-reveal="">
            <blockquote>
              <p className={styles.quote}>{alone === 'steps' ? <Sentences of={quoted(quote)} /> : quoted(quote)}</p>
            </blockquote>
            <figcaption className={styles.by}>{by}</figcaption>
          </figure>
        </Tacked>
      </div>
      {(picture || aside) && (
        <div className={styles.beside} data-reveal="">
          {picture && <Media picture={picture} alt={alt} focus={focus} className={styles.picture} sizes="(width >= 64rem) 34vw, 82vw" />}
          {aside && <p className={styles.aside}>{aside}</p>}
        </div>
      )}
    </div>
  )
}

/** Each sentence begins a line. */
function Sentences({ of }: { of: string }) {
  return of.split(/(?<=[.?!]) /).map(sentence => (
    <span key={sentence} className={styles.sentence}>
      {sentence}{' '}
    </span>
  ))
}
