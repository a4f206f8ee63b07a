import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, days } from './copy.ts'

/** A gate of seven bars; each is a day, and swings out of the way when it is lifted. */
export function Model({ styles }: ModelProps) {
  const [lifted, setLifted] = useState<readonly string[]>([])
  const [pressed, press] = useState<string>()
  const lift = (day: string): void => {
    press(day)
    setLifted(before => (before.includes(day) ? before.filter(each => each !== day) : [...before, day]))
  }
  const last = days.find(({ day }) => day === pressed)
  const count = lifted.length > 0 ? `${lifted.length} of ${days.length} ${copy.lifted}` : copy.closed
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <fieldset>
        <legend className={styles.legend}>{copy.choices}</legend>
        <ol className={styles.bars}>
          {days.map(({ day, opens }) => (
            <li key={day} className={styles.day} data-lifted={lifted.includes(day) || undefined}>
              <button type="button" className={styles.bar} aria-pressed={lifted.includes(day)} onClick={() => lift(day)}>
                <span className={styles.name}>{day}</span>
              </button>
              <p className={styles.behind}>{opens}</p>
            </li>
          ))}
        </ol>
        <div className={styles.below}>
          <Said styles={styles} can={[copy.closed, copy.open]} role="status">
            {/* It is seen behind its bar; here it is for those who hear it. */}
            {last && <span className={styles.opened}>{`${last.day}: ${lifted.includes(last.day) ? last.opens : copy.shut} `}</span>}
            {lifted.length === days.length ? copy.open : count}
          </Said>
        </div>
      </fieldset>
    </div>
  )
}
