import type { HealingRecoveryRecord } from '../practice-record.ts'
import { modalityPaths, stretch } from './modality-paths.ts'
import styles from './modality-rows.module.css'

/** The modalities along one thread: it breathes, writes, is plaited, and goes on in company. */
export function ModalityRows({ rows }: Pick<HealingRecoveryRecord['modalities'], 'rows'>) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, description }, index) => (
        <li key={title} className={styles.row}>
          <Stretch {...modalityPaths[index]} />
          <div data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Stretch({ paths = [], ends }: Partial<(typeof modalityPaths)[number]>) {
  return (
    <svg
      className={styles.thread}
      viewBox={`0 0 ${stretch.width} ${stretch.height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {paths.map(path => (
        <path key={path} d={path} />
      ))}
      {ends && <path className={styles.ends} d={ends} />}
    </svg>
  )
}
