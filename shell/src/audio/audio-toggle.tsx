import { useSite } from '@site/kit/runtime'
import text from '@site/kit/ui/base/text.module.css'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './audio-toggle.module.css'
import { backgroundMusic } from './background-music.ts'

/** Where each thread stands in the drawing, its height at rest, and how far its wave swings. */
const threads = [
  { x: 3, height: 8, swing: 3 },
  { x: 8, height: 16, swing: 5 },
  { x: 13, height: 11, swing: 4 },
  { x: 18, height: 5, swing: 3 },
] as const

/** A thread that stands on the middle line: straight, or plucked. Level ones would be taken for a menu. */
function thread({ x, height, swing }: (typeof threads)[number], plucked: boolean): string {
  const top = 10 - height / 2
  return plucked ? `M${x} 2Q${x - swing} 6 ${x} 10T${x} 18` : `M${x} ${top}V${top + height}`
}

/** Starts and stops the background music. Four standing threads while it rests, as on an equaliser; four plucked ones while it plays. */
export function AudioToggle() {
  const audio = useSite(state => state.audio)
  const on = audio === 'on'
  return (
    <button type="button" className={styles.toggle} aria-pressed={on} aria-busy={audio === 'waiting'} onClick={backgroundMusic.toggle}>
      <span className={text.spoken}>{frameCopy.music.name}</span>
      <svg viewBox="0 0 21 20" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden="true">
        {threads.map(each => (
          <path key={each.x} className={on ? styles.wave : undefined} d={thread(each, on)} />
        ))}
      </svg>
      <span className={styles.word} aria-hidden="true">
        {frameCopy.music[audio]}
      </span>
    </button>
  )
}
