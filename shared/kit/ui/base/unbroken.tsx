import styles from './text.module.css'

/** Keeps words that hyphens join on one line, where it is long enough for them. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/((?<!\S)[^\s-]+(?:-[^\s-]+)+(?!\S))/).map((part, at) =>
    at % 2 ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
