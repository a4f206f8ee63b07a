import layout from './layout.module.css'
import { type Focus, Media, type PictureSource } from './media.tsx'
import styles from './page-hero.module.css'
import { RichText } from './rich-text.tsx'
import { ContentStart, ScrollPrompt } from './scroll-prompt.tsx'
import { type DrapedEdge, Fringe } from './thread-fringe.tsx'

export type PageHeroProps = {
  /** One phrase may stand between asterisks; it takes the area's accent. */
  title: string
  tagline: string
  /** Decorates: the title says what the page is about. */
  picture: PictureSource
  /** `light` pictures hang as a cloth above words on paper; `dark` ones dissolve into ink under them. */
  tone: 'dark' | 'light'
  /** Up to three short facts. */
  facts?: readonly string[]
  focus?: Focus
  /** Words of the scroll prompt. */
  promptLabel?: string
}

/** Lower edge of the cloth; the same numbers stand in `page-hero.module.css`. */
const clothEdge: DrapedEdge = { right: 97, left: 84, c1: 105, c2: 74, x1: 66, x2: 42 }

/** The first screen of a content page, and the prompt that leads on from it. */
export function PageHero({ title, tagline, picture, tone, facts = [], focus, promptLabel }: PageHeroProps) {
  return (
    <>
      <section className={`${styles.hero} ${styles[tone]}`} data-on={tone === 'dark' ? 'ink' : 'paper'}>
        <div className={styles.stage}>
          {tone === 'light' && (
            <div className={styles.fringe}>
              <Fringe edge={clothEdge} length={9} />
            </div>
          )}
          <Media className={styles.picture} picture={picture} alt="" focus={focus} upright={tone === 'dark'} loading="eager" />
        </div>
        <div className={`${layout.wrap} ${styles.words}`}>
          <h1 className={styles.title}>
            <RichText text={title} />
          </h1>
          <p className={styles.tagline}>{tagline}</p>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(fact => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <ContentStart />
      <ScrollPrompt {...(promptLabel && { label: promptLabel })} />
    </>
  )
}
