import { knot, type Stroke, through, type Words } from './drawing.ts'
import { count, type Figure } from './figure.ts'
import { type Counter, counter } from './sums.ts'

const asked = 40

const few = (value: number) => `${value}`

/** Forty asked at the counter: who was let in, and which rule stands in front of the others. */
export const counterFigure: Figure = {
  title: 'Forty at the counter',
  caption: 'An imagined quarter. Each thread is one person who asked; a knot is a refusal, and a dashed end somebody who came back.',
  sliders: [
    { name: 'one-witness', label: 'Refused: one witness only', min: 0, max: 12, step: 1, value: 4, say: few },
    { name: 'came-back', label: 'Of these, came back with a second', min: 0, max: 12, step: 1, value: 2, say: few },
    { name: 'unreached', label: 'Refused: witnesses not reached', min: 0, max: 12, step: 1, value: 2, say: few },
    { name: 'law', label: 'Refused: the law did not allow it', min: 0, max: 12, step: 1, value: 1, say: few },
  ],
  // Nobody comes back who was not refused.
  settle: ([oneWitness = 0, cameBack = 0, ...others]) => [oneWitness, Math.min(cameBack, oneWitness), ...others],
  work: ([oneWitness = 0, cameBack = 0, unreached = 0, law = 0]) => {
    const worked = counter(asked, { oneWitness, cameBack, unreached, law })
    const row = (rule: string, refused: number, back: number) => ({ cells: [rule, few(refused), few(back), few(refused - back)] })
    return {
      answer: `${worked.let} of the ${asked} hold an account, ${count(worked.outside, 'does', 'do')} not. ${mostOf(worked)}`,
      table: {
        columns: ['Answer', 'People', 'Came back', 'Outside'],
        rows: [
          { cells: ['Let in at once', few(worked.atOnce), '0', '0'] },
          row('One witness only', oneWitness, worked.cameBack),
          row('Witnesses not reached', unreached, 0),
          row('The law did not allow it', law, 0),
          { ...row('Refused in all', worked.refused, worked.cameBack), strong: true },
        ],
      },
      drawing: draw(worked),
    }
  },
}

function mostOf({ oneWitness, unreached, law, refused }: Counter): string {
  if (refused === 0) return 'Nobody was refused.'
  const most = Math.max(oneWitness, unreached, law)
  const rules = [oneWitness, unreached, law].filter(each => each === most).length
  if (rules === 1) return `One rule accounts for ${most} of ${count(refused, 'refusal', 'refusals')}.`
  return `${rules === 2 ? 'Two' : 'Three'} rules account for ${count(most, 'refusal', 'refusals')} each.`
}

function draw({ atOnce, oneWitness, cameBack, unreached, law, let: inside, outside }: Counter) {
  const [top, line, foot] = [32, 82, 132]
  const x = (index: number) => 2 + index * 9.1
  const strokes: Stroke[] = [{ d: through([0, line], [360, line]), tone: 'ink', width: 2.6 }]
  const words: Words[] = []
  let next = 0
  const group = (size: number, name: string, thread: (x: number, index: number) => Stroke[]) => {
    // The name of a small first group keeps off the sheet's edge.
    if (size > 0) words.push({ text: name, x: Math.max(36, (x(next) + x(next + size - 1)) / 2), y: 22, anchor: 'middle' })
    for (let index = 0; index < size; index++) strokes.push(...thread(x(next + index), index))
    next += size
  }
  const refused = (at: number): Stroke[] => [
    { d: through([at, top], [at, line - 10]), tone: 'ink', width: 1.6 },
    { d: knot(at, line - 6), tone: 'ink', width: 1.6 },
  ]
  const back = (at: number): Stroke => ({ d: through([at, line], [at, foot]), tone: 'area', width: 2, dashed: true })
  group(atOnce, `${atOnce} at once`, at => [{ d: through([at, top], [at, foot]), tone: 'area', width: 2 }])
  group(oneWitness, 'a', (at, index) => [...refused(at), ...(index < cameBack ? [back(at)] : [])])
  group(unreached, 'b', refused)
  group(law, 'c', refused)
  const key = [
    ...(oneWitness > 0 ? [`a: one witness only (${oneWitness}${cameBack > 0 ? `, of whom ${cameBack} came back` : ''})`] : []),
    ...(unreached > 0 ? [`b: witnesses not reached (${unreached})`] : []),
    ...(law > 0 ? [`c: the law did not allow it (${law})`] : []),
  ]
  words.push(
    { text: `${inside} hold an account, ${outside} ${outside === 1 ? 'does' : 'do'} not`, x: 0, y: 152, anchor: 'start' },
    ...key.map((text, index): Words => ({ text, x: 0, y: 176 + index * 18, anchor: 'start' })),
  )
  return { height: 220, strokes, words }
}
