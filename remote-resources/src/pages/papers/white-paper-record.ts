/** What the list of white papers is made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { distinct, line, list, rule, slug, text, ways } from '@site/kit/record-fields'
import * as v from 'valibot'

const listed = {
  /** May be a name in any script: see `slugOf`. */
  id: text('a slug', /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u),
  title: line,
  description: line,
  /** Its page: `/whitepaper/{id}`. */
  route: line,
  /** How the consultation page is told what a message is about (`/consultation?topic=…`). */
  topic: slug,
  /** What its zeros are drawn as in the list. */
  sign: v.picklist(['bank', 'chain', 'coin', 'tokens']),
  /** Address of its share card. */
  card: line,
}

const dataWords = 'a path such as /data/paper.json'
const data = v.custom<`/data/${string}.json`>(input => typeof input === 'string' && /^\/data\/[\w-]+\.json$/.test(input), dataWords)

const pdf = text('a path such as /assets/documents/paper.pdf', /^\/assets\/documents\/[a-z\d-]+\.pdf$/)

/** `'specimen'` until someone has opened the work that a note names, and answers for what is said of it. */
const check = v.strictObject({
  provenance: v.union(
    [v.literal('specimen'), v.strictObject({ by: line, on: text('a day such as 2026-11-22', /^\d{4}-\d{2}-\d{2}$/), where: line })],
    "'specimen' or { by, on, where }",
  ),
  notes: list(text("a note's id", /^\w+$/)),
})

/** Minutes that its text takes to read: the list, which has no text, says them. */
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A paper that can be read. Its text is the file at `data`, below this section's `public/`; the build prints it to the path at `pdf`. */
const published = v.strictObject({
  ...listed,
  minutes,
  data,
  pdf,
  checks: v.exactOptional(v.record(v.string(), check)),
  /** Sentences of its text that stand large in its margin, each by the anchor of its part. */
  pulled: v.exactOptional(v.record(v.string(), line)),
  /** Addresses of drawings, 320 by 200 units, each by the key of the section at whose head it stands. */
  drawings: v.exactOptional(v.record(v.string(), line)),
})

/** Ticks to try what a paper is about, each for a zero of its sign, and what is said of none of them, of one, and so on. */
const trial = v.strictObject({ legend: line, ticks: list(line), says: list(line) })

/** A paper that is being written: its page says what it will ask. */
const inPreparation = v.strictObject({
  ...listed,
  questions: list(line),
  trial,
  /** What its readers are asked for while it is written. */
  ask: line,
})

/** A choice and not a union, so that a wrong paper is told which of its fields is wrong. */
const paper = v.lazy(input => (input instanceof Object && 'data' in input ? published : inPreparation))

const routesFollowIds = rule<readonly ListedPaper[]>(papers => {
  const index = papers.findIndex(({ id, route }) => route !== `/whitepaper/${id}`)
  const wrong = papers[index]
  return wrong && { at: [index, 'route'], expected: `"/whitepaper/${wrong.id}"`, got: wrong.route }
})

/** The record of `white-papers.ts`. */
export const whitePapersSchema = v.strictObject({
  whitePapers: v.pipe(list(paper), distinct('id'), distinct('topic'), routesFollowIds),
  listWays: ways,
})

export type PaperChecks = Readonly<Record<string, v.InferOutput<typeof check>>>
export type PublishedPaper = Readonly<v.InferOutput<typeof published>>
export type PaperInPreparation = Readonly<v.InferOutput<typeof inPreparation>>
export type ListedPaper = PublishedPaper | PaperInPreparation
export type WayList = v.InferOutput<typeof ways>
