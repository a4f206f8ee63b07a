import { useSite } from '@site/kit/runtime'
import text from '@site/kit/ui/base/text.module.css'
import { frameCopy } from '../frame-copy.ts'
import styles from './audio-toggle.module.css'
import { backgroundMusic } from './background-music.ts'

/** Height of each thread in the drawing, and how far its wave swings. */
const threads = [
  { y: 2, swing: 3 },
  { y: 7, swing: 5 },
  { y: 12, swing: 4 },
  { y: 17, swing: 3 },
] as const

/** Starts and stops the background music. Four straight threads while it rests, four plucked ones while it plays. */
export function AudioToggle() {
  const on = useSite(state => state.audio) === 'on'
  return (
    <button type="button" className={styles.toggle} aria-pressed={on} onClick={() => backgroundMusic.toggle()}>
      <span className={text.spoken}>{frameCopy.music.name}</span>
      <svg viewBox="0 0 26 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" aria-hidden="true">
        {threads.map(({ y, swing }) => (
          <path key={y} className={on ? styles.wave : undefined} d={on ? `M1 ${y}Q5 ${y - swing} 9 ${y}T17 ${y}T25 ${y}` : `M1 ${y}H25`} />
        ))}
      </svg>
      <span className={styles.word} aria-hidden="true">
        {on ? frameCopy.music.on : frameCopy.music.off}
      </span>
    </button>
  )
}
