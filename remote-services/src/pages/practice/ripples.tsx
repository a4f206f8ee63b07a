import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'
import styles from './ripples.module.css'

export type RipplesProps = {
  /** How many rings there are. */
  count: number
}

/** The drawing's own units: half a disc, its middle on the lower edge. */
const radius = 500
const innermost = 225

const layers = [0, 1, 2] as const

/** Rings in water, `count` of them, going out from the middle of the lower edge. Decorates: the number is to be said beside it. */
export function Ripples({ count }: RipplesProps) {
  const rings = ringsOf(count)
  return (
    <div className={styles.water}>
      {layers.map(layer => (
        <svg key={layer} className={styles.rings} viewBox={`0 0 ${2 * radius} ${radius}`} fill="none" aria-hidden="true">
          {rings.map(({ x, r, strength }, index) =>
            index % layers.length === layer ? <circle key={r} cx={x} cy={radius} r={r} opacity={strength} /> : null,
          )}
        </svg>
      ))}
    </div>
  )
}

/** Further apart and fainter towards the outside; never quite round one middle, as rings of thread are not. */
function ringsOf(count: number) {
  const random = seededRandom(17)
  return Array.from({ length: count }, (_, index) => {
    const outwards = count > 1 ? index / (count - 1) : 0
    return {
      x: coordinate(radius + (random() - 0.5) * 5),
      r: coordinate(innermost + (radius - innermost - 4) * outwards ** 1.25),
      strength: coordinate(1 - 0.72 * outwards),
    }
  })
}
