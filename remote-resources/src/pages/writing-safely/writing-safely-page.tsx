import { identity } from '@site/identity'
import { useReveal } from '@site/kit/runtime'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import cup from '@site/media/pictures/contact-6.webp?picture'
import { useRef } from 'react'
import { Ask } from '../../blocks/ask.tsx'
import { TypeHero } from '../../blocks/type-hero.tsx'
import figures from '../../blocks/ways-figures.module.css'
import { AdviceSection } from './advice-section.tsx'
import { DangerCall } from './danger-call.tsx'
import { EncryptedWays } from './encrypted-ways.tsx'
import { InShort } from './in-short.tsx'
import { writingSafely } from './writing-safely.ts'
import styles from './writing-safely-page.module.css'

const { hero, demonstration, sections, ask, ways } = writingSafely

/** What the screen shows stands on one ground; as of the letter itself, on another. */
const half = sections.findIndex(({ id }) => id === 'email')

/** What to know before writing to the office, for readers who may be watched. */
export function Page() {
  const scope = useRef<HTMLDivElement>(null)
  useReveal(scope)
  return (
    <div ref={scope}>
      <LeavePage href={identity.neutralPage} />
      <TypeHero thread="seam" {...hero}>
        {identity.status === 'demonstration' && <p className={text.lead}>{demonstration}</p>}
        <DangerCall />
      </TypeHero>
      <InShort />
      <Section ground="linen" className={styles.advice}>
        {sections.slice(0, half).map(section => (
          <AdviceSection key={section.id} {...section} />
        ))}
      </Section>
      <Section ground="paper" className={`${styles.advice} ${figures.stitch}`}>
        {sections.slice(half).map(section => (
          <AdviceSection key={section.id} {...section} stated={section.id === 'email'} />
        ))}
        <EncryptedWays ways={identity.encrypted} />
      </Section>
      <Ask
        title={ask.title}
        lead={ask.lead}
        action={{ label: ask.label, href: '/consultation?topic=writing-safely#booking' }}
        picture={cup}
      />
      <WaysOn ways={ways} />
    </div>
  )
}
