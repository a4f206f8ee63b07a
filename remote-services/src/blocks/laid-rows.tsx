import styles from './laid-rows.module.css'
import { RowList, type RowListProps } from './row-list.tsx'

export type LaidRowsProps = Pick<RowListProps, 'rows'> & {
  /** Columns go down like stairs, two sides face each other over a thread, cards stand two by two, and rows that descend are set ever smaller: from a full hall to a few chairs. */
  layout: 'rows' | 'columns' | 'facing' | 'cards' | 'descending'
}

/** A {@link RowList} in one of five shapes. Cards rise; of the others the lines are drawn. */
export function LaidRows({ rows, layout }: LaidRowsProps) {
  return <RowList rows={rows} rising={layout === 'cards'} {...(layout !== 'rows' && { className: styles[layout] })} />
}
