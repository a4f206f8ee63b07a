import { RichText } from '@site/kit/ui/base/rich-text'
import { threadColour } from '@site/kit/ui/threads/thread-palette'
import styles from './beginning-seam.module.css'

/** Thirty threads below the draped edge, in four colours. */
const fringe = [
  'M1.7 11.5C1.4 22.3 2 26.7 2 35.5M14.9 11.7C14.9 30.3 15 38.6 15 55.3M27.8 17.9C28.2 36 27.5 44 27.5 60.1M40.5 27.7C40.4 48.1 40.7 57.3 40.7 75.7M53.3 38.5C53.5 58 53.2 66.7 53.2 84.2M66.4 47.6C66.1 66 66.7 74.2 66.7 90.6M80 52.6C80.4 72.9 79.7 82 79.7 100.3M94.4 50.9C94.5 65.9 94.2 72.4 94.2 85.4',
  'M5.1 10.8C5.3 24.6 4.8 30.5 4.8 42.3M18.2 12.8C18.1 30.7 18.3 38.6 18.3 54.6M31 20.2C31 38.1 31 46 31 61.9M43.7 30.4C43.7 47.9 43.8 55.7 43.8 71.2M56.6 41C56.7 53.4 56.4 58.6 56.4 69M69.7 49.4C69.9 60.8 69.6 65.5 69.6 74.9M83.5 52.9C83.6 67.5 83.4 73.8 83.4 86.4M98.1 49.1C98.2 63.7 98 70 98 82.6',
  'M8.4 10.6C8.4 29 8.4 37.2 8.4 53.6M21.4 14.2C21.6 33.5 21.2 42.1 21.2 59.4M34.2 22.6C33.9 42.9 34.4 52.1 34.4 70.5M46.9 33.1C46.6 53.4 47.2 62.6 47.2 80.9M59.8 43.4C60 58.7 59.6 65.3 59.6 78.6M73.1 50.8C73.1 67.4 73.1 74.8 73.1 89.4M87.1 52.8C86.7 70.5 87.4 78.3 87.4 94',
  'M11.7 10.9C11.5 25.2 11.9 31.3 11.9 43.5M24.6 15.9C24.5 30.6 24.8 37 24.8 49.7M37.4 25.1C37.3 37.2 37.4 42.2 37.4 52.3M50.1 35.8C50.2 50.5 50 56.9 50 69.5M63.1 45.6C63 66.2 63.1 75.5 63.1 94M76.5 51.9C76.8 67.1 76.3 73.7 76.3 86.9M90.7 52.1C91 68.3 90.4 75.3 90.4 89.5',
]

/** Between a page that does not exist and the home page: where the one ends and the other begins. One strand holds them together. */
export function BeginningSeam({ label }: { label: string }) {
  return (
    <div className={styles.seam} data-ground="paper">
      <svg className={styles.strand} viewBox="0 0 20 200" aria-hidden="true">
        <path d="M10 0V118C10 132 19 130 19 123C19 115 2 115 2 124C2 133 10 128 10 142V200" />
      </svg>
      <svg className={styles.edge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {fringe.map((d, index) => (
          <path key={d} d={d} color={threadColour('deep', index + 1)} />
        ))}
        <path className={styles.cloth} d="M0-1H100V50C62 74 34 2 0 14Z" />
      </svg>
      <p className={styles.label}>
        <RichText text={label} />
      </p>
    </div>
  )
}
