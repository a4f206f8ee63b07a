import { coordinate } from '@site/kit/ui/threads/seeded'
import styles from './circle-rings.module.css'
import type { HealingRecoveryRecord } from './practice-record.ts'
import { middleRing, ringRadius, strandPath } from './ring-paths.ts'

export type Evening = HealingRecoveryRecord['journey']['steps'][number]['evenings'][number]

export type CircleRingsProps = {
  /** In their order, the first in the middle. */
  evenings: readonly Evening[]
  /** Numbers of the evenings that are lit; without it all are. */
  lit: readonly number[] | undefined
}

/** Room around a ring for its number and for what is thicker than a thread. */
const room = 22

/** From the last ring to the edge of the drawing, in its units. */
const half = 500

/** What a ring is twisted of: how far each strand is from round, and how it is turned; the second is stitched. */
const strands = [
  [2.6, 18],
  [-2.2, 64],
] as const

/** Where the water is still moving within a ring. */
const echoes = [9, 18, 28] as const

/** Of two strands that swing to either side at once, what was spoken is a cord; a song swings wide. */
const twists = [
  { half: 26, pull: 13 },
  { half: 26, pull: -13 },
] as const
const lilt = { half: 14, pull: 26 } as const

/** After washing up: a few minutes before the next full hour. */
const song = { from: 52, until: 58.4 } as const

/** Rings in water, one an evening, each an hour: what is lit is how long one person spoke. It says nothing that is not in words beside it. */
export function CircleRings({ evenings, lit }: CircleRingsProps) {
  return (
    <div className={styles.water}>
      {evenings.map((evening, index) => (
        <Ring key={evening.number} {...evening} radius={ringRadius(index)} dim={lit ? !lit.includes(evening.number) : false} />
      ))}
      <svg className={styles.plumb} viewBox={`-20 ${-half} 40 ${half}`} fill="none" aria-hidden="true">
        <path d={`M0 ${-half}V${-middleRing / 3}`} />
        <circle cy={-middleRing / 3} r="7" />
      </svg>
    </div>
  )
}

function Ring({ number, minutes, sang, radius, dim }: Evening & { radius: number; dim: boolean }) {
  const reach = radius + room
  return (
    <svg
      className={styles.ring}
      width={`${coordinate((100 * reach) / half)}%`}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      fill="none"
      aria-hidden="true"
    >
      <g className={styles.threads} data-dim={dim || undefined}>
        {echoes.map(inwards => (
          <circle key={inwards} className={styles.echo} cx={inwards / 8} r={radius - inwards} />
        ))}
        {minutes === null ? (
          <circle className={styles.kept} r={radius} />
        ) : (
          strands.map(([flat, turn]) => (
            <ellipse key={turn} rx={radius + flat} ry={radius - flat} transform={`rotate(${turn + number * 31})`} />
          ))
        )}
        {!!minutes &&
          twists.map(twist => (
            <path key={twist.pull} className={styles.spoken} d={strandPath(radius, { from: 0, until: minutes }, twist)} />
          ))}
        {sang && <path className={styles.song} d={strandPath(radius, song, lilt)} />}
        <text x="-13" y={-radius}>
          {number}
        </text>
      </g>
    </svg>
  )
}
