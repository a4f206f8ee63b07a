import styles from './cord.module.css'

/** In thousandths of the screen's width: place, direction, reach of the curve, and how wide its strands lie. */
type CordKnot = readonly [x: number, y: number, alongX: number, alongY: number, wide: number]

/** Where it passes when each picture has its words beside it. */
const beside: readonly CordKnot[] = [
  [588, 26, 26, -15, 9],
  [790, -26, 90, 4, 8],
  [972, 196, 0, 150, 8],
  [760, 442, -110, 5, 9],
  [230, 462, -100, 9, 11],
  [40, 652, 0, 190, 12],
  [214, 878, 96, 2, 16],
  [396, 852, 50, -9, 22],
]

/** Where it passes when pictures and words stand one below the other: down beside the first words, between, down beside the second. */
const below: readonly CordKnot[] = [
  [810, 40, 26, -18, 12],
  [894, -6, 26, 0, 12],
  [948, 150, 0, 80, 12],
  [926, 600, -4, 150, 14],
  [944, 1080, 0, 180, 16],
  [500, 1450, -250, 10, 18],
  [56, 1820, 0, 180, 18],
  [76, 2270, 4, 130, 22],
  [54, 2640, 0, 110, 28],
  [190, 2856, 70, -4, 34],
]

const strands = (count: number) => Array.from({ length: count }, (_, strand) => strand)

/** One strand: it crosses from side to side of the cord from knot to knot. */
function strandOf(knots: readonly CordKnot[], strand: number): string {
  return knots
    .map(([x, y, alongX, alongY, wide], at) => {
      const aside = (wide * Math.sin(strand * 2.4 + at * (1 + (strand % 4) / 3))) / Math.hypot(alongX, alongY)
      const [px, py] = [x - alongY * aside, y + alongX * aside]
      const [to, before] = [point(px, py), point(px - alongX, py - alongY)]
      return at === 0 ? `M${to}C${point(px + alongX, py + alongY)}` : `${at > 1 ? 'S' : ' '}${before} ${to}`
    })
    .join('')
}

const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/** The cord that leaves the book's picture and enters the globe's. */
export function Cord() {
  return (
    <div className={styles.cord}>
      <svg aria-hidden="true" className={styles.beside} viewBox="0 0 1000 890" preserveAspectRatio="none">
        {strands(19).map(strand => (
          <path key={strand} d={strandOf(beside, strand)} />
        ))}
      </svg>
      <svg aria-hidden="true" className={styles.below} viewBox="0 0 1000 2900" preserveAspectRatio="none">
        {strands(12).map(strand => (
          <path key={strand} d={strandOf(below, strand)} />
        ))}
      </svg>
    </div>
  )
}
