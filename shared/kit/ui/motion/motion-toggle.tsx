import check from 'icon:check'
import pause from 'icon:pause'
import play from 'icon:play'
import { setMotion, useSite } from '@site/kit/runtime'
import { Icon } from '../base/icon.tsx'
import text from '../base/text.module.css'
import { kitCopy } from '../kit-copy.ts'
import styles from './motion-toggle.module.css'

export type MotionToggleProps = {
  /** A round button with a picture of what it does, its words only spoken: for use beside a film. */
  compact?: boolean
}

/** Pauses all that moves on the site, and lets it move again (WCAG 2.2.2). The choice is remembered. */
export function MotionToggle({ compact = false }: MotionToggleProps) {
  const paused = useSite(state => state.motion === 'paused')
  const drawing = paused ? (compact ? play : check) : pause
  return (
    <button
      type="button"
      className={compact ? `${styles.toggle} ${styles.compact}` : styles.toggle}
      aria-pressed={paused}
      onClick={() => setMotion(paused ? 'full' : 'paused')}
    >
      <Icon drawing={drawing} />
      {/* The words stay; pressed or not says which it is. */}
      <span className={compact ? text.spoken : undefined}>{kitCopy.pauseMotion}</span>
    </button>
  )
}
