import styles from './service-name.module.css'

/**
 * The name of a service, or a label made of it. Where it takes more than one line, the next begins at its ampersand, and no
 * two words that one hyphen joins are parted; of three, which fill a line, the last may be.
 */
export const ServiceName = ({ name }: { name: string }) =>
  name.split(/(?=& )/).map(part => (
    <span key={part} className={part.startsWith('&') ? styles.rest : undefined}>
      {part.split(/((?<!\S)[^\s-]+-[^\s-]+(?!\S))/).map((words, at) =>
        at % 2 ? (
          <span key={words} className={styles.joined}>
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </span>
  ))
