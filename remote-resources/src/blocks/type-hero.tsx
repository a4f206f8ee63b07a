import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import { ContentStart, ScrollPrompt } from '@site/kit/ui/motion/scroll-prompt'
import threads from '@site/kit/ui/threads/thread.module.css'
import { memo, type ReactElement, type ReactNode } from 'react'
import { tenths } from './cord.ts'
import { type HeroThread, heroThreads } from './hero-thread.ts'
import styles from './type-hero.module.css'

export type TypeHeroProps = {
  /** One phrase may stand between asterisks. */
  title: string
  lead?: string
  /** What its cord becomes; or a drawing of the page's own, as high as the head, on phones as what its words leave. */
  thread: HeroThread | ReactElement
  /** A drawing of the page's own above the cord. */
  sign?: ReactNode
  /** What follows the lead: a search, a note. */
  children?: ReactNode
}

/** The head of a page that begins with text alone: paper, and a cord that comes in along the foot. */
export function TypeHero({ title, lead, thread, sign, children }: TypeHeroProps) {
  return (
    <>
      <section className={styles.hero} data-ground="paper">
        {typeof thread === 'string' ? (
          <Cord thread={thread} />
        ) : (
          <div className={`${styles.cord} ${styles.whole}`}>
            <div className={styles.pass}>{thread}</div>
          </div>
        )}
        {sign && <div className={styles.sign}>{sign}</div>}
        <div className={`${layout.wrap} ${styles.copy}`}>
          <h1 className={styles.title}>
            <RichText text={title} />
          </h1>
          {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
      </section>
      <HeadEnd />
    </>
  )
}

/** Below a head: where the content begins, and the way down to it. On phones one that `waits` is not seen until a script has placed it clear of words. */
export function HeadEnd({ waits = false }: { waits?: boolean }) {
  return (
    <>
      <ContentStart />
      <div className={waits ? `${styles.prompt} ${styles.waits}` : styles.prompt}>
        <ScrollPrompt />
      </div>
    </>
  )
}

/** Memoised: a search in the hero renders it at every key. */
const Cord = memo(function Cord({ thread }: { thread: HeroThread }) {
  return (
    <div className={styles.cord} data-thread={thread}>
      {heroThreads[thread]().map(({ way, strands }) => (
        <div key={strands[0]?.d} className={styles.pass} data-way={way}>
          <svg className={threads.threads} viewBox="0 0 1440 600" preserveAspectRatio="none" aria-hidden="true">
            {strands.map(({ d, place }) => (
              <path key={d} d={d} opacity={tenths(1 - (place % 7) * 0.1)} />
            ))}
          </svg>
        </div>
      ))}
    </div>
  )
})
