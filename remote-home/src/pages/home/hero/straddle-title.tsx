import styles from './straddle-title.module.css'

export type StraddleTitleProps = {
  lines: readonly [string, string]
  /** `ink`: the heading itself, on the ground. `paper`: its light copy inside the picture, for the eyes alone. */
  tone: 'paper' | 'ink'
}

/**
 * One of the two copies of a headline that crosses a picture's edge. Placed alike, one under the
 * picture and one clipped with it, they make a line that changes colour where the edge runs.
 */
export function StraddleTitle({ lines: [first, second], tone }: StraddleTitleProps) {
  // On phones one block of text and not one a line: browsers measure the largest paint by blocks.
  const headline = (
    <>
      {first} <br />
      <span className={styles.second}>{second}</span>
    </>
  )
  if (tone === 'ink') return <h1 className={`${styles.title} ${styles.ink}`}>{headline}</h1>
  return (
    <div className={`${styles.title} ${styles.paper}`} aria-hidden="true">
      {headline}
    </div>
  )
}
