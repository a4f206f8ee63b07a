import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import { ContentStart, ScrollPrompt } from '@site/kit/ui/motion/scroll-prompt'
import { coordinate } from '@site/kit/ui/threads/seeded'
import thread from '@site/kit/ui/threads/thread.module.css'
import type { ReactNode } from 'react'
import styles from './type-hero.module.css'

export type TypeHeroProps = {
  /** One phrase may stand between asterisks. */
  title: string
  lead?: string
  /** Copy of the scroll prompt. */
  promptLabel?: string
  /** What follows the lead: a search, a note. */
  children?: ReactNode
}

/** The head of a page that begins with text alone: paper, and a cord that is drawn into a loop. */
export function TypeHero({ title, lead, promptLabel, children }: TypeHeroProps) {
  return (
    <>
      <section className={styles.hero} data-ground="paper">
        <Cord />
        <div className={`${layout.wrap} ${styles.copy}`}>
          <h1 className={styles.title}>
            <RichText text={title} />
          </h1>
          {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
      </section>
      <ContentStart />
      <ScrollPrompt {...(promptLabel && { label: promptLabel })} />
    </>
  )
}

/** Seven strands that run together, cross in a loop and spread. */
function Cord() {
  return (
    <svg className={`${styles.cord} ${thread.threads}`} viewBox="0 0 1440 600" preserveAspectRatio="none" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6].map(i => (
        <path
          key={i}
          d={`M-20 ${560 + i * 5}C320 ${596 - i * 4} 620 ${548 + i * 5} 860 ${520 + i * 3}S1130 ${236 + i * 15} 1262 ${300 + i * 6}S1120 ${486 - i * 14} 1168 ${296 + i * 8}S1400 ${190 + i * 13} 1470 ${214 + i * 10}`}
          opacity={coordinate(0.95 - i * 0.12)}
        />
      ))}
    </svg>
  )
}
