import styles from './rooted-rows.module.css'
import { RowList, type RowListProps } from './row-list.tsx'
import tip from './thread-tip.module.css'

/** Four rows at the ends of one root, which comes out of the ground above; where they stand below each other it runs down beside them. */
export function RootedRows({ rows }: Pick<RowListProps, 'rows'>) {
  return (
    <div className={styles.ground}>
      <svg className={`${styles.root} ${tip.down}`} viewBox="0 0 1000 400" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path d={branches} />
        <path className={styles.hair} d={hairs} />
      </svg>
      <RowList rows={rows} className={styles.rooted} rising={false} />
    </div>
  )
}

/** To the first and third end, which lie low, and to the second and fourth, which lie at 0.72 of its height. */
const branches =
  'M500 0C500 60 496 90 500 140C508 186 300 150 160 215C70 258 8 300 8 400M501 175C497 222 385 204 330 224C285 242 264 260 264 288M500 140C504 230 520 240 520 400M500 140C512 186 650 160 720 195C770 222 776 250 776 288'

const hairs =
  'M160 215C120 216 90 226 60 214M60 273C74 300 70 320 84 344M405 214C420 220 410 250 430 272M505 195C560 216 590 250 600 290M640 176C690 140 730 150 790 136M720 195C830 196 900 206 960 250M850 205C880 185 900 186 930 170M513 240C492 250 480 262 466 282'
