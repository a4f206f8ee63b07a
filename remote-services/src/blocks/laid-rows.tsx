import styles from './laid-rows.module.css'
import { RootedRows } from './rooted-rows.tsx'
import { RowList, type RowListProps } from './row-list.tsx'

export type LaidRowsProps = Pick<RowListProps, 'rows'> & {
  /** Columns go down like stairs or hang from the branches of a root, two sides face each other over a thread, cards stand two by two, and rows that descend are set ever smaller: from a full hall to a few chairs. */
  layout: 'rows' | 'columns' | 'rooted' | 'facing' | 'cards' | 'descending'
}

/** A {@link RowList} in one of six shapes. Cards rise; of the others the lines are drawn. */
export function LaidRows({ rows, layout }: LaidRowsProps) {
  if (layout === 'rooted') return <RootedRows rows={rows} />
  return <RowList rows={rows} rising={layout === 'cards'} {...(layout !== 'rows' && { className: styles[layout] })} />
}
