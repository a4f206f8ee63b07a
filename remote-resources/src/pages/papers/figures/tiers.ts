import { axes, endless, knot, type Stroke, through, type Words } from './drawing.ts'
import { count, type Figure, money } from './figure.ts'
import { ceiling, meetsCeiling, type Tier, tiers } from './sums.ts'

const months = 24

const tierAt = (index: number): Tier => tiers[index] ?? tiers[0]

/** What an account may hold, by what its owner has been able to prove and for how long she has used it. */
export const tiersFigure: Figure = {
  title: 'What each proof opens, over time',
  caption:
    'The sums are a proposal, for a supervisor to change: no law names them. A ceiling rises every three months of use. Whoever has her papers in full meets the law’s own limits and none of ours. The thin slope is what is put by.',
  sliders: [
    { name: 'proof', label: 'Proof', min: 0, max: tiers.length - 1, step: 1, value: 0, say: value => tierAt(value).proof.toLowerCase() },
    { name: 'months', label: 'Months since opening', min: 0, max: months, step: 1, value: 6, say: value => `${value}` },
    { name: 'saved', label: 'Put by each month', min: 0, max: 300, step: 10, value: 80, say: money },
  ],
  work: ([proof = 0, month = 0, saved = 0]) => {
    const tier = tierAt(proof)
    const met = meetsCeiling(tier, saved)
    const opens = Number.isFinite(tier.end) ? `of up to ${money(ceiling(tier, month))}` : 'up to the law’s own limits'
    const below = Number.isFinite(tier.end) ? 'stays below it for two years.' : 'meets no ceiling of ours.'
    return {
      answer: `${month > 0 ? `After ${count(month, 'month', 'months')}` : 'On the first day'} ${tier.proof.toLowerCase()} open an account ${opens}. ${money(saved)} a month ${met ? `passes its ceiling in month ${met}.` : below}`,
      table: {
        columns: ['Ceiling, by proof', 'At opening', '12 months', '24 months'],
        rows: tiers.map(each => ({
          cells: [each.proof, ...[0, 12, months].map(after => (Number.isFinite(each.end) ? money(ceiling(each, after)) : 'none'))],
          strong: each === tier,
        })),
      },
      drawing: draw(tier, month, saved),
    }
  },
}

function draw(tier: Tier, month: number, saved: number) {
  const { x, y, strokes, words } = axes(218, months, 5000, [0, 3, 6, 9, 12, 15, 18, 21, months], 'Months since opening')
  const stairs = (of: Tier): string => {
    const corners: [number, number][] = []
    for (let at = 0; at < months; at += 3) corners.push([x(at), y(ceiling(of, at))], [x(at + 3), y(ceiling(of, at))])
    return through(...corners)
  }
  const foot = y(0)
  const limit = Math.min(months, saved > 0 ? 5000 / saved : months)
  /** Without a ceiling the month is marked on what is put by. */
  const height = y(Number.isFinite(tier.end) ? ceiling(tier, month) : saved * Math.min(month, limit))
  const marker = [
    { d: through([x(month), foot], [x(month), height]), width: 1 },
    { d: knot(x(month), height), width: 1.8 },
  ]
  const lines: Stroke[] = tiers.map((each, index) => ({
    d: Number.isFinite(each.end) ? stairs(each) : endless(x(months) - 4, y(5200), each === tier ? 3 : 1.4),
    tone: index === 0 ? 'area' : 'ink',
    width: each === tier ? 3 : 1.4,
    dashed: index === 1,
  }))
  const labels: Words[] = [
    // Above all that can be put by; the others, which its slope would cross, stand below.
    { text: 'Papers in full: no ceiling of ours', x: x(months) - 13, y: y(5000) - 9, anchor: 'end' },
    { text: 'Two witnesses', x: 33, y: 236, anchor: 'start' },
    { text: 'Witnesses and one paper', x: 172, y: 236, anchor: 'start' },
  ]
  return {
    height: 240,
    strokes: [
      ...strokes,
      ...lines,
      { d: through([x(0), y(0)], [x(limit), y(saved * limit)]), tone: 'soft', width: 1.6 } as const,
      { d: through([4, 231], [26, 231]), tone: 'area', width: 1.7 } as const,
      { d: through([143, 231], [165, 231]), tone: 'ink', width: 1.7, dashed: true } as const,
      ...marker.map(({ d, width }): Stroke => ({ d, width, tone: 'ink' })),
    ],
    words: [...words, ...labels],
  }
}
