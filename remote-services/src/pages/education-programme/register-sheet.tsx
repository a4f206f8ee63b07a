import { CaseHeading } from '../../blocks/case-heading.tsx'
import type { EducationProgrammeRecord } from './education-programme-record.ts'
import styles from './register-sheet.module.css'

type Register = EducationProgrammeRecord['register']

/** One page of a register, folded at each transfer: the places change, and the lessons are counted on. */
export function RegisterSheet({ title, note, places, end }: Register) {
  return (
    <div className={styles.register}>
      <CaseHeading title={title} note={note} />
      <ol className={styles.page}>
        {places.map(({ place, first, last, entry, by }) => (
          <li key={place} className={styles.fold} data-ground="paper">
            <p className={styles.place}>{place}</p>
            <p className={styles.lessons}>
              <span className={styles.word}>Lessons</span> {first} <span className={styles.word}>to</span> {last}
            </p>
            <Tally count={last - first + 1} />
            <div className={styles.entered}>
              <p className={styles.entry}>{entry}</p>
              <p className={styles.by}>{by}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.end} data-reveal="">
        {end}
      </p>
    </div>
  )
}

const stroke = 9
const five = 5

/** A stroke for each lesson, the fifth of them across the four before it. */
function Tally({ count }: { count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => {
    const start = Math.floor(index / five) * stroke * (five + 1)
    const place = index % five
    return place === five - 1 ? `M${start} 25L${start + stroke * five} 5` : `M${start + stroke * (place + 1)} 2l${place % 2 ? 1 : -1} 26`
  })
  const width = Math.ceil(count / five) * stroke * (five + 1)
  return (
    <svg className={styles.tally} viewBox={`-2 0 ${width} 30`} aria-hidden="true">
      <path d={strokes.join('')} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
