import styles from './text.module.css'

/** Keeps two words that a hyphen joins on one line; three are too long for it. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/((?<!\S)[^\s-]+-[^\s-]+(?!\S))/).map((part, at) =>
    at % 2 ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
