import { figureGroups } from '@site/identity/figures'
import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import threads from '@site/kit/ui/threads/thread.module.css'
import { HeadEnd } from '../../blocks/type-hero.tsx'
import styles from './knotted-head.module.css'
import { whatWeCount } from './what-we-count.ts'

const { hero } = whatWeCount

/** The drawing's units: from the cord to the first knot, from knot to knot, and what hangs below the last. */
const lead = 26
const apart = 25
const end = 22

/** The head: a count kept in knots. A string hangs from the cord for each kind of number, with a knot for each of its figures. */
export function KnottedHead() {
  return (
    <>
      <section className={styles.head} data-ground="paper">
        <div className={styles.count} aria-hidden="true">
          <svg className={`${styles.cord} ${threads.threads}`} viewBox="0 0 1440 24" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 3C380 9 900 -2 1440 5M0 8C420 12 860 5 1440 9M0 12C300 9 980 15 1440 12M0 17C460 11 940 20 1440 15M0 22C340 18 900 23 1440 19" />
          </svg>
          <div className={styles.strings}>
            {figureGroups.map(({ id, figures }) => (
              <div key={id} className={styles.string}>
                <Knots count={figures.length} />
              </div>
            ))}
          </div>
        </div>
        <div className={`${layout.wrap} ${styles.words}`}>
          <h1 className={styles.title}>
            <RichText text={hero.title} />
          </h1>
          <p className={text.lead}>{hero.lead}</p>
        </div>
      </section>
      <HeadEnd waits />
    </>
  )
}

/** A string with so many knots, two turns each. */
function Knots({ count }: { count: number }) {
  const height = lead + count * apart + end
  const turns = Array.from({ length: count }, (_, knot) => lead + knot * apart).map(y => `M11 ${y + 3}l18 -5M11 ${y + 10}l18 -5`)
  return (
    <svg viewBox={`0 0 40 ${height}`} data-knots={count} aria-hidden="true">
      <path d={`M18 0V${height - 3}M22 0V${height}`} strokeWidth="2" />
      <path d={turns.join('')} strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
