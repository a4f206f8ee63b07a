import { identity } from '@site/identity'
import { useReveal } from '@site/kit/runtime'
import { ButtonLink } from '@site/kit/ui/base/button'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { Media } from '@site/kit/ui/media/media'
import { useId, useRef } from 'react'
import type { HomeContent } from '../home-record.ts'
import { holding, useScrollProgress } from '../use-scroll-progress.ts'
import styles from './pinned-reveal.module.css'

export type PinnedRevealProps = { about: HomeContent['about'] }

/** What the work is; then a picture that stays while the page goes on and opens from a cut cloth to the full screen. */
export function PinnedReveal({ about }: PinnedRevealProps) {
  const heading = useId()
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, { start: 85 })
  const sentence = about.title.join(' ')
  return (
    <section ref={scope} id="about" className={styles.about} data-ground="paper" aria-labelledby={heading}>
      <div className={styles.lead}>
        <h2 id={heading}>
          <SewnSentence statement={sentence} sewn={sentence} />
        </h2>
        <p className={styles.sentence} data-reveal>
          {about.lead.replace('{name}', identity.name)}
        </p>
        <p className={styles.links} data-reveal>
          {about.links.map(({ label, href, look }) => (
            <ButtonLink key={href} href={href} look={look}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      <Pin about={about} />
    </section>
  )
}

/** The stage stays for as long as its track is longer than the screen. */
function Pin({ about: { picture, statement, ground } }: PinnedRevealProps) {
  const track = useRef<HTMLDivElement>(null)
  useScrollProgress(track, holding)
  return (
    <div ref={track} className={styles.track}>
      <div className={styles.stage}>
        <div className={styles.cloth}>
          <Media className={styles.picture} picture={picture} alt={picture.alt ?? ''} upright sizes={pictureSizes} />
        </div>
        <div className={styles.copy} data-on="paper">
          <p className={styles.statement}>{statement}</p>
          <p>{ground}</p>
        </div>
      </div>
    </div>
  )
}

/** The picture covers the screen, wider than it where the screen is high. */
const pictureSizes = '(width >= 64rem) max(100vw, 178vh), (aspect-ratio >= 1/1) 66vw, 100vw'
