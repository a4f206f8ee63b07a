import styles from './rule-sign.module.css'

export const ruleSigns = ['whole', 'more', 'change', 'gap'] as const

export type RuleSign = (typeof ruleSigns)[number]

/** Upright threads from place `from` up to `to`, as the tallies have them; on 156 x 36. */
const upright = (from: number, to: number, top = 0, foot = 36): string =>
  Array.from({ length: to - from }, (_, index) => `M${2 + (from + index) * 11} ${top}V${foot}`).join('')

const drawings: Record<RuleSign, () => { d: string; look?: 'missing' | 'other' | 'more' }[]> = {
  // Seven of ten.
  whole: () => [{ d: upright(0, 7) }, { d: upright(7, 10), look: 'missing' }],
  // Three more that nobody has counted.
  more: () => [{ d: upright(0, 11) }, { d: upright(11, 14), look: 'more' }],
  // Nine before, three after.
  change: () => [{ d: upright(0, 9, 0, 16), look: 'other' }, { d: upright(0, 3, 20, 36) }],
  // Nobody knows how many are missing.
  gap: () => [{ d: `${upright(0, 4)}${upright(10, 13)}` }, { d: 'M44 18h59', look: 'missing' }],
}

/** What a rule of reading looks like in a tally. It decorates: the rule says it. */
export function RuleSignDrawing({ sign }: { sign: RuleSign }) {
  return (
    <svg className={styles.sign} viewBox="0 0 156 36" fill="none" aria-hidden="true">
      {drawings[sign]().map(({ d, look }) => (
        <path key={d} d={d} className={look && styles[look]} />
      ))}
    </svg>
  )
}
