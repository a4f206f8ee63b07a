/**
 * What the pages on one area of work are made of: all have a list of what is offered and a closing, and each has sections of its own.
 * The schemas are for tests and the prerendering build; the browser is sent the types alone, that is nothing.
 */
import { figure } from '@site/identity/figure'
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { closing, heading, hero, item, provenance, ways } from '../../page-fields.ts'
import { formats } from './cases/score-paths.ts'

const articleNumber = 'an article from 1 to 30'
const article = v.strictObject({
  number: v.pipe(v.number(), v.integer(articleNumber), v.minValue(1, articleNumber), v.maxValue(30, articleNumber)),
  text: line,
  beginning: line,
})

/** An article, and why it stands on this page. */
const cited = v.strictObject({ article, because: line, picture: v.exactOptional(picture) })

/** One figure and what it counts. */
const claim = v.strictObject({ provenance, figure, text: line })

const clockTime = text('a time from 00:00 to 23:59', /^([01]\d|2[0-3]):[0-5]\d$/)

/** What is offered, as a list below the case in which it is seen at work. */
const offers = v.strictObject({ ...heading, cards: list(item) })

/** The heading of an illustration, and how it is read. */
const illustration = { title: markedLine, note: line }

const paper = { name: line, kept: line }

/** One complaint, the papers about the same hours, and the two times of them that disagree. */
const file = v.strictObject({
  ...illustration,
  /** `again`: its time, where the other papers are read without it in sight. */
  complaint: v.strictObject({ ...paper, words: line, again: line }),
  from: clockTime,
  until: clockTime,
  papers: list(v.strictObject({ ...paper, entries: list(v.strictObject({ at: clockTime, words: line })) })),
  gap: v.strictObject({ from: clockTime, until: clockTime, words: line }),
  findings: list(item),
})

/** A day of roll calls, and the lesson that fits between two of them. */
const day = v.strictObject({
  ...illustration,
  hours: list(v.strictObject({ at: clockTime, words: line, kind: v.picklist(['roll call', 'open', 'locked', 'lesson']) })),
  lesson: v.strictObject({
    from: clockTime,
    until: clockTime,
    words: line,
    parts: list(v.strictObject({ at: clockTime, ...item.entries })),
  }),
})

const voice = v.picklist(['ours', 'yours', 'nobody'])

/** A first meeting: who speaks in it, or nobody, and for how long. */
const firstHour = v.strictObject({
  ...illustration,
  lead: line,
  picture,
  voices: list(v.strictObject({ voice, words: line })),
  moments: list(
    v.strictObject({ ...item.entries, stretches: list(v.strictObject({ voice, minutes: v.pipe(v.number(), v.minValue(1)) })) }),
  ),
})

const floorVoice = v.picklist(['chair', 'hers', 'theirs', 'hall'])

/** An evening on a stage: who has the floor in it, for how long, and what comes after it. */
const evening = v.strictObject({
  ...illustration,
  from: clockTime,
  picture,
  voices: list(v.strictObject({ voice: floorVoice, name: line })),
  moments: list(
    v.strictObject({ ...item.entries, turns: list(v.strictObject({ voice: floorVoice, minutes: v.pipe(v.number(), v.minValue(1)) })) }),
  ),
  half: line,
  after: v.strictObject({ when: line, ...item.entries }),
})

/** Formats, each with the drawing of how voices fall in it, and how the two kinds of voice are called. */
const platforms = v.strictObject({
  ...heading,
  voices: v.strictObject({ hers: line, others: line }),
  cards: list(v.strictObject({ ...item.entries, format: v.picklist(formats) })),
})

/** In the closing's label, `{name}` stands for the name in `identity.ts`. */
const shared = { hero, ways, closing }

export const humanRightsSchema = v.strictObject({
  ...shared,
  services: offers,
  file,
  cited,
  remains: v.strictObject({ ...heading, rows: list(item) }),
  claim,
})

export const educationSchema = v.strictObject({
  ...shared,
  services: offers,
  day,
  cited,
  places: v.strictObject({ ...heading, pillars: list(item) }),
  reach: v.strictObject({ provenance, ...heading, statistics: list(figure) }),
})

export const healingSchema = v.strictObject({
  ...shared,
  services: offers,
  cited,
  firstHour,
})

export const publicFigureSchema = v.strictObject({
  ...shared,
  /** How every invitation is treated, in one sentence, and the part of it that is set large. */
  purpose: v.strictObject({ text: line, beginning: line }),
  platforms,
  evening,
  claim,
  terms: v.strictObject({ ...heading, cards: list(item) }),
})

export type Cited = Readonly<v.InferOutput<typeof cited>>
export type Claim = Readonly<v.InferOutput<typeof claim>>
export type FirstHour = HealingRecord['firstHour']
export type AreaClosing = Readonly<v.InferOutput<typeof closing>>

export type HumanRightsRecord = Readonly<v.InferOutput<typeof humanRightsSchema>>
export type EducationRecord = Readonly<v.InferOutput<typeof educationSchema>>
export type HealingRecord = Readonly<v.InferOutput<typeof healingSchema>>
export type PublicFigureRecord = Readonly<v.InferOutput<typeof publicFigureSchema>>
