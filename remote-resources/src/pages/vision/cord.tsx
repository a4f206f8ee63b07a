import styles from './cord.module.css'

/** Where the cord passes, in thousandths of a screen's width: place, direction, reach of the curve, and how wide its strands lie. */
const knots = [
  [588, 26, 26, -15, 9],
  [790, -26, 90, 4, 8],
  [972, 196, 0, 150, 8],
  [760, 442, -110, 5, 9],
  [230, 462, -100, 9, 11],
  [40, 652, 0, 190, 12],
  [214, 878, 96, 2, 16],
  [396, 852, 50, -9, 22],
] as const

const strands = Array.from({ length: 19 }, (_, strand) => strand)

/** One strand: it crosses from side to side of the cord from knot to knot. */
function strandOf(strand: number): string {
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
export function Cord({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.cord} ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 1000 890" preserveAspectRatio="none">
        {strands.map(strand => (
          <path key={strand} d={strandOf(strand)} />
        ))}
      </svg>
    </div>
  )
}
