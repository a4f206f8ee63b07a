import { drawingWidth, knot, type Stroke, through, type Words } from './drawing.ts'
import { count, type Figure, money } from './figure.ts'
import { clerkPay, type Loan, loan } from './sums.ts'

/** What a bank has to pay besides: named, so that nobody takes the remainder for a profit. */
const leftOut = [
  'The cost of the money that is lent',
  'Rent, light, systems and audit',
  'Capital that the supervisor asks for',
  'The levy for deposit insurance',
  'Checking identities, and fraud',
  'The clerk’s holidays, pension and employer’s national insurance',
  'The charge that is lost with an unpaid loan',
]

/** What a loan costs the borrower and the bank, on four assumptions. */
export const loanFigure: Figure = {
  title: 'The loan, and what its charge pays for',
  caption: `The charge is a tenth of the sum. The clerk is paid ${money(clerkPay)} an hour and spends 35 minutes on the agreement and one conversation besides. Payments are shown to the nearest penny.`,
  sliders: [
    { name: 'sum', label: 'Sum lent', min: 60, max: 600, step: 20, value: 180, say: money },
    { name: 'payments', label: 'Weekly payments', min: 12, max: 52, step: 1, value: 36, say: value => `${value}` },
    { name: 'minutes', label: 'Minutes of a clerk for each payment', min: 0, max: 5, step: 0.5, value: 1, say: value => `${value}` },
    { name: 'lost', label: 'Loans never repaid, of a hundred', min: 0, max: 10, step: 0.5, value: 2, say: value => `${value}` },
  ],
  work: ([sum = 0, payments = 0, minutes = 0, lost = 0]) => {
    const worked = loan(sum, payments, minutes, lost)
    const rest = worked.left < 0 ? `${money(-worked.left)} short` : `${money(worked.left)}`
    return {
      answer: `She repays ${money(worked.total)}: ${payments} payments of ${money(worked.payment)}, ${worked.rate.toFixed(1)}% APR. Of the ${money(worked.charge)} charge, the clerk and the losses leave the bank ${rest}, before all that is not counted.`,
      table: {
        columns: ['Item', 'Amount'],
        rows: [
          { cells: ['Sum lent', money(sum)] },
          { cells: ['Charge, a tenth', money(worked.charge)] },
          { cells: [`Repaid, ${payments} payments of ${money(worked.payment)}`, money(worked.total)] },
          { cells: ['Annual percentage rate', `${worked.rate.toFixed(1)}%`], strong: true },
          { cells: [`Clerk, ${count(worked.minutes, 'minute', 'minutes')}`, money(worked.clerk)] },
          { cells: ['Loans never repaid', money(worked.losses)] },
          { cells: ['Left of the charge, before what follows', money(worked.left)], strong: true },
          ...leftOut.map(item => ({ cells: [item, 'not counted'] })),
        ],
      },
      drawing: draw(worked),
    }
  },
}

/** A cord of strands between two values. */
const cord = (from: number, to: number, y: number, tone: Stroke['tone'], dashed = false): Stroke[] =>
  [0, 4, 8, 12, 16].map(strand => ({ d: through([from, y + strand], [to, y + strand]), tone, width: 1.8, dashed }))

function draw({ charge, clerk, losses, left }: Loan) {
  const [start, end, foot] = [0, drawingWidth - 14, 152]
  const maxAmount = Math.max(charge, clerk + losses, 0.01)
  const x = (value: number) => start + (value / maxAmount) * (end - start)
  const step = [1, 2, 5, 10, 20, 50].find(each => maxAmount / each <= 5) ?? 100
  // The charge's line is a tick of its own, and its figure needs room.
  const steps = Array.from({ length: Math.floor(maxAmount / step) + 1 }, (_, index) => index * step)
  const ticks = [...steps.filter(tick => tick === 0 || Math.abs(x(tick) - x(charge)) > 60), charge]
  const anchorAt = (value: number) => (value === 0 ? 'start' : x(value) > end - 12 ? 'end' : 'middle')
  const strokes: Stroke[] = [
    { d: through([start, foot], [end, foot]), tone: 'soft', width: 1.2 },
    ...ticks.map((tick): Stroke => ({ d: through([x(tick), foot], [x(tick), foot + 5]), tone: 'soft', width: 1.2 })),
    ...cord(x(0), x(charge), 26, 'ink'),
    ...cord(x(0), x(clerk), 92, 'area'),
    ...cord(x(clerk), x(clerk + losses), 92, 'ink', true),
    { d: through([x(charge), 16], [x(charge), foot]), tone: 'ink', width: 1 },
    { d: knot(x(clerk), 100), tone: 'ink', width: 1.8 },
  ]
  const words: Words[] = [
    { text: `The charge: ${money(charge)}`, x: start, y: 18, anchor: 'start' },
    { text: `Clerk ${money(clerk)}, losses ${money(losses)} (dashed)`, x: start, y: 84, anchor: 'start' },
    { text: left < 0 ? `Short by ${money(-left)}` : `Left: ${money(left)}`, x: start, y: 134, anchor: 'start' },
    ...ticks.map((tick): Words => ({ text: money(tick), x: x(tick), y: foot + 20, anchor: anchorAt(tick) })),
    { text: 'charge', x: x(charge), y: foot + 35, anchor: anchorAt(charge) },
  ]
  return { height: 192, strokes, words }
}
