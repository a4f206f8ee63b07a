import styles from './care-patches.module.css'
import type { HumanRightsHeroRecord } from './human-rights-hero-record.ts'

/** What is done for witnesses and listeners, each beside a patch with a few stitches that show it. */
export function CarePatches({ rows }: Pick<HumanRightsHeroRecord['modalities'], 'rows'>) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, description }, index) => (
        <li key={title} className={styles.row} data-reveal="">
          <svg className={styles.patch} viewBox="0 0 120 120" fill="none" aria-hidden="true">
            <path d={stitched[index]?.thread} />
            <path className={styles.thick} d={stitched[index]?.thick} />
          </svg>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const eachOf = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A seat of a ring of ten. */
const seat = (index: number): string => {
  const at = (turn: number) => `${(60 + 34 * Math.cos(turn)).toFixed(1)} ${(60 + 34 * Math.sin(turn)).toFixed(1)}`
  const turn = (index / 10) * 2 * Math.PI
  return `M${at(turn - 0.17)}L${at(turn + 0.17)}`
}

/** Two feet on the ground, a ring of seats, names of which one is called, and a hammock. */
const stitched: readonly { readonly thread: string; readonly thick: string }[] = [
  {
    thread: 'M18 100H102M30 107H90',
    thick:
      'M38 60C32 48 32 32 40 28C48 25 53 34 53 44C53 52 51 57 51 61ZM39 73H51C51 82 49 88 45 88C41 88 39 82 39 73ZM82 60C88 48 88 32 80 28C72 25 67 34 67 44C67 52 69 57 69 61ZM81 73H69C69 82 71 88 75 88C79 88 81 82 81 73Z',
  },
  { thread: 'M60 40A20 20 0 1 1 59.9 40', thick: eachOf(10, seat) },
  {
    thread: eachOf(27, index => (index === 13 ? '' : `M${24 + (index % 9) * 9} ${26 + Math.floor(index / 9) * 26}v16`)),
    thick: 'M60 48v24',
  },
  { thread: eachOf(6, index => `M16 34C32 ${64 + index * 10} 88 ${64 + index * 10} 104 34`), thick: 'M16 22V104M104 22V104' },
]
