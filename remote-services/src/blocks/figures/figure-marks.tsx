import type { ThreadRow } from '@site/identity/figure-threads'
import styles from './figure-marks.module.css'
import { bundleBox, type FigureMark, markBundles } from './mark-paths.ts'

export type FigureMarksProps = {
  mark: FigureMark
  row: ThreadRow
}

/** A row counted out in a page's own marks, a drawing a bundle: as many stand side by side as there is room for. */
export function FigureMarks({ mark, row }: FigureMarksProps) {
  const { width, height } = bundleBox(mark, row)
  return (
    <div className={styles.room}>
      <div className={styles.marks} data-mark={mark} data-long={row.bundle > 10 || undefined} data-held={row.held} data-all={row.all}>
        {markBundles(mark, row).map(({ held, missing, base }, index) => (
          <svg key={index} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {base && <path className={styles.base} d={base} />}
            {held && <path className={styles.held} d={held} />}
            {missing && <path className={styles.missing} d={missing} />}
          </svg>
        ))}
      </div>
    </div>
  )
}
