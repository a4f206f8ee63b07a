import { useReveal } from '@site/kit/runtime'
import { ButtonLink } from '@site/kit/ui/base/button'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import { Media } from '@site/kit/ui/media/media'
import { useId, useRef } from 'react'
import { ArrivalStrips } from '../arrivals/arrival-strips.tsx'
import type { HomeContent } from '../home-record.ts'
import styles from './contact-banner.module.css'
import { contactTurns } from './contact-turns.ts'

export type ContactBannerProps = { contact: HomeContent['contact'] }

/** A seed under which neighbours lean to different sides and none lies straight. */
const seed = 27

/** The end of the home page: pictures laid round an invitation, as on a table. */
export function ContactBanner({ contact: { title, link, pictures } }: ContactBannerProps) {
  const heading = useId()
  const scope = useRef<HTMLElement>(null)
  const turns = contactTurns(pictures.length, seed)
  useReveal(scope, { start: 85 })
  return (
    <Section ref={scope} ground="ink" id="contact" labelledBy={heading} className={styles.banner}>
      <ArrivalStrips part="contact" />
      <div className={styles.table}>
        {pictures.map((picture, position) => (
          <div key={picture.src} className={styles.place} data-reveal>
            <div className={styles.turned} data-turn={turns[position]}>
              <Media className={styles.picture} picture={picture} alt="" sizes="(width >= 40rem) 26vw, 62vw" />
            </div>
          </div>
        ))}
        <div className={styles.copy} data-reveal>
          <h2 id={heading} className={styles.title}>
            <RichText text={title} />
          </h2>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
