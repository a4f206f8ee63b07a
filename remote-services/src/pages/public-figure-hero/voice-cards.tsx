import styles from './voice-cards.module.css'
import { type Voice, voicePaths } from './voice-paths.ts'

export type VoiceCardsProps = {
  /** Their titles are headings one level below the section's. */
  cards: readonly { readonly title: string; readonly description: string; readonly voice: Voice }[]
}

/** Kinds of stage in rows: one thread goes through each row from edge to edge of the screen, and takes the form that each gives to a voice. */
export function VoiceCards({ cards }: VoiceCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, description, voice }) => (
        <li key={title} className={styles.card}>
          <svg className={styles.voice} viewBox="0 0 320 80" preserveAspectRatio="none" fill="none" aria-hidden="true">
            {voicePaths(voice).map(path => (
              <path key={path} d={path} />
            ))}
          </svg>
          <div className={styles.words} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
