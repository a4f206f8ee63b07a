import { identity } from '@site/identity'
import { useReveal } from '@site/kit/runtime'
import { ButtonLink } from '@site/kit/ui/button'
import { Media } from '@site/kit/ui/media'
import { RichText } from '@site/kit/ui/rich-text'
import { Section } from '@site/kit/ui/section'
import text from '@site/kit/ui/text.module.css'
import { useId, useRef } from 'react'
import type { HomeContent } from '../content/home-types.ts'
import styles from './about-lead.module.css'

export type AboutLeadProps = { about: HomeContent['about'] }

/** What the work is, in one sentence, and the first two ways into it. */
export function AboutLead({ about }: AboutLeadProps) {
  const heading = useId()
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, { start: 85 })
  const [first, second] = about.title
  return (
    <Section ref={scope} ground="linen" id="about" labelledBy={heading}>
      <div className={styles.columns}>
        <h2 id={heading} className={styles.title} data-reveal>
          {first} <br />
          <RichText text={second} />
        </h2>
        <Media className={styles.picture} picture={about.picture} alt={about.picture.alt ?? ''} sizes="(width >= 64rem) 34vw, 90vw" />
        <p className={text.statement} data-reveal>
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
    </Section>
  )
}
