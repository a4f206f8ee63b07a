import { RichText } from '../base/rich-text.tsx'
import { Knot } from '../threads/thread-knot.tsx'
import words from './hero-words.module.css'

export type HeroWordsProps = {
  title: string
  tagline: string
  facts: readonly string[]
  /** Classes of the first screen that they stand in. */
  styles: Readonly<Record<string, string | undefined>>
}

/** What a first screen says: each part in the grid area of its name. */
export function HeroWords({ title, tagline, facts, styles }: HeroWordsProps) {
  return (
    <>
      <h1 className={`${words.title} ${styles.title}`}>
        <RichText text={title} />
      </h1>
      <p className={`${words.tagline} ${styles.tagline}`}>{tagline}</p>
      {facts.length > 0 && (
        <ul className={`${words.facts} ${styles.facts}`}>
          {facts.map(fact => (
            <li key={fact}>
              <Knot className={words.knot} />
              {fact}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
