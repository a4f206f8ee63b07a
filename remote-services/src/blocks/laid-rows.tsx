import styles from './laid-rows.module.css'
import { RowList, type RowListProps } from './row-list.tsx'

export type LaidRowsProps = Pick<RowListProps, 'rows'> & {
  /** Columns descend like stairs, cards stand two by two. */
  layout: 'rows' | 'columns' | 'cards'
}

/** A {@link RowList} in one of three shapes. */
export function LaidRows({ rows, layout }: LaidRowsProps) {
  return <RowList rows={rows} {...(layout !== 'rows' && { className: styles[layout] })} />
}
