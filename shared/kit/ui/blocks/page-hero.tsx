import type { ReactNode } from 'react'
import layout from '../base/layout.module.css'
import { type Focus, Media, type MediaProps, type PictureSource } from '../media/media.tsx'
import { heroSizes, highUpright } from '../media/upright-screen.ts'
import { ContentStart, ScrollPrompt } from '../motion/scroll-prompt.tsx'
import { type DrapedEdge, Fringe } from '../threads/thread-fringe.tsx'
import { HeroWords } from './hero-words.tsx'
import styles from './page-hero.module.css'

/** What a film that stands in the picture's place is to be given. */
export type HeroMediaProps = Pick<MediaProps, 'className' | 'focus' | 'loading' | 'sizes'>

export type PageHeroProps = {
  /** A phrase between asterisks takes the area's accent. Above 44 characters, or with a word of more than 21, it is set smaller. */
  title: string
  tagline: string
  /** Decorates: the title says what the page is about. */
  picture: PictureSource
  /** `light` pictures hang as a cloth above words on paper; `dark` ones dissolve into ink under them. */
  tone: 'dark' | 'light'
  /** Up to three short facts. */
  facts?: readonly string[]
  focus?: Focus
  /** Wide screens show a dark picture whole, smaller, beside the words: for a subject that begins left of its middle. */
  whole?: boolean
  /** A light picture hangs lower on wide screens, for a face or hands that the cloth's edge would cut. */
  tall?: boolean
  /** False for a picture that narrow screens show as wide ones do, not by its upright framing. */
  upright?: boolean
  /** Words of the scroll prompt. */
  promptLabel?: string
  /** Stands in the picture's place: a film, handed in so that only pages which have one carry its code. */
  media?: (props: HeroMediaProps) => ReactNode
}

/** Lower edge of the cloth; the same numbers stand in `page-hero.module.css`. */
const clothEdge: DrapedEdge = { right: 97, left: 84, c1: 105, c2: 74, x1: 66, x2: 42 }

/** The first screen of a content page, and the prompt that leads on from it. */
export function PageHero({
  title,
  tagline,
  picture,
  tone,
  facts = [],
  focus,
  whole = false,
  tall = false,
  upright = true,
  promptLabel,
  media,
}: PageHeroProps) {
  const long = title.length > 44 || /[^ -]{22}/.test(title) ? styles.long : ''
  const placed: HeroMediaProps = { className: styles.picture, focus, loading: 'eager', sizes: heroSizes }
  return (
    <>
      <section
        className={`${styles.hero} ${styles[tone]} ${whole ? styles.whole : ''} ${tall ? styles.tall : ''} ${facts.length ? '' : styles.bare}`}
        data-on={tone === 'dark' ? 'ink' : 'paper'}
      >
        <div className={styles.stage}>
          {tone === 'light' && <Fringe className={styles.fringe} edge={clothEdge} length={9} />}
          {media ? media(placed) : <Media {...placed} picture={picture} alt="" upright={upright && highUpright} />}
        </div>
        <div className={`${layout.wrap} ${styles.words}`}>
          <HeroWords title={title} tagline={tagline} facts={facts} styles={{ ...styles, title: `${styles.title} ${long}` }} />
        </div>
      </section>
      <ContentStart />
      <ScrollPrompt {...(promptLabel && { label: promptLabel })} />
    </>
  )
}
