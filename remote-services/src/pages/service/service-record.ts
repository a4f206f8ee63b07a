/**
 * What a service page is made of. The schema is for tests and the prerendering build; the browser
 * is sent the types alone, that is nothing.
 */
import { focus, icon, picture } from '@site/kit/media-fields'
import { exactly, type Fault, line, list, markedLine, rule, text } from '@site/kit/record-fields'
import * as v from 'valibot'

const number = text("a two-digit number such as '01'", /^\d{2}$/)
const share = v.pipe(v.number(), v.minValue(0, 'a share from 0 to 100'), v.maxValue(100, 'a share from 0 to 100'))
const figure = text('a number with its unit such as 94% or 4.8/5', /^\d[\d,]*(\.\d+)?\D?.*$/)

/** Behind words: it decorates, and `focus` is the part that stays when it is cut. */
const backdrop = v.strictObject({ source: picture, focus })
const item = v.strictObject({ title: line, description: line })

const statistic = v.strictObject({ value: figure, label: line, share: v.exactOptional(share) })

/** Any ground will do for words; a chosen card is filled with the accent, on which lagoon and rose are too faint. */
const ground = v.picklist(['paper', 'linen', 'rose', 'ink', 'lagoon', 'indigo', 'ember'])
const cardGround = v.picklist(['paper', 'linen', 'ink', 'indigo', 'ember'])

/** How this page differs from its siblings while it stays one of them: its colours and how each part is laid out. */
const rhythm = v.strictObject({
  grounds: v.strictObject({
    mission: ground,
    philosophy: v.exactOptional(ground),
    framework: cardGround,
    process: ground,
    offer: ground,
    testimonials: ground,
    results: ground,
  }),
  /** The large statement alone, or a picture on one side of it. */
  mission: v.picklist(['statement', 'picture-left', 'picture-right']),
  /** The side of the quotation's picture. */
  philosophy: v.exactOptional(v.picklist(['picture-left', 'picture-right'])),
  /** Two rows on a thread, or one column of large numbers. */
  process: v.picklist(['weft', 'rail']),
  offer: v.picklist(['rows', 'columns', 'cards']),
  /** What the last section begins with. */
  evidence: v.picklist(['voices-first', 'figures-first']),
  testimonials: v.picklist(['large-left', 'large-right', 'three', 'portrait']),
  statistics: v.picklist(['band', 'meters', 'one-large']),
})

const fields = v.strictObject({
  rhythm,
  hero: v.strictObject({
    title: markedLine,
    tagline: line,
    tone: v.picklist(['dark', 'light']),
    picture: backdrop,
    /** A dark picture stands beside the words on wide screens, for a subject that begins left of its middle. */
    whole: v.exactOptional(v.boolean()),
    facts: v.pipe(v.array(line), v.maxLength(3, 'at most 3 facts'), v.readonly()),
  }),
  mission: v.strictObject({
    statement: markedLine,
    paragraphs: list(line),
    picture: v.exactOptional(picture),
    focus: v.exactOptional(focus),
  }),
  philosophy: v.exactOptional(
    v.strictObject({
      label: v.picklist(['Philosophy', 'Approach']),
      /** The consultant's own words, without quotation marks. */
      quote: line,
      /** Follows her name: `on why …`. */
      occasion: line,
      aside: line,
      picture,
      focus: v.exactOptional(focus),
    }),
  ),
  framework: v.strictObject({
    title: markedLine,
    lead: line,
    cards: exactly(
      3,
      'framework cards',
      v.strictObject({
        title: line,
        summary: line,
        icon,
        description: line,
        steps: exactly(4, 'steps', item),
      }),
    ),
  }),
  process: v.strictObject({
    title: markedLine,
    lead: line,
    steps: exactly(6, 'process steps', v.strictObject({ number, title: line, description: line })),
  }),
  /** Formats, contexts, methods, or sectors (`title` is the sector's type). */
  offer: v.strictObject({ label: line, rows: exactly(4, 'rows', item) }),
  testimonials: v.strictObject({
    label: line,
    voices: exactly(3, 'testimonials', v.strictObject({ quote: line, author: line, place: line, portrait: v.exactOptional(picture) })),
  }),
  results: v.strictObject({
    label: line,
    statistics: v.pipe(
      v.array(statistic, '3 or 9 statistics'),
      v.check(({ length }) => length === 3 || length === 9, '3 or 9 statistics'),
      v.readonly(),
    ),
  }),
  closing: v.strictObject({ title: markedLine, lead: line, action: line, picture: backdrop }),
})

export type ServiceRecord = Readonly<v.InferOutput<typeof fields>>
export type Rhythm = ServiceRecord['rhythm']

/** The page's bands from top to bottom. */
export function bandsOf({ philosophy, evidence }: Rhythm): readonly (keyof Rhythm['grounds'])[] {
  const last = evidence === 'voices-first' ? (['testimonials', 'results'] as const) : (['results', 'testimonials'] as const)
  return ['mission', ...(philosophy ? (['philosophy'] as const) : []), 'framework', 'process', 'offer', ...last]
}

/** The hero ends on ink or on paper; the closing begins with a picture, which goes with any ground. */
function equalNeighbours({ rhythm, hero }: ServiceRecord): Fault | undefined {
  const bands = bandsOf(rhythm)
  const grounds = [hero.tone === 'dark' ? 'ink' : 'paper', ...bands.map(band => rhythm.grounds[band])]
  const index = bands.findIndex((_, at) => grounds[at] === grounds[at + 1])
  const band = bands[index]
  return band && { at: ['rhythm', 'grounds', band], expected: 'another ground than what stands above it', got: rhythm.grounds[band] }
}

/** A layout that shows something the record must then have, and shows it in vain where another is chosen. */
function unmatchedLayout({ rhythm, mission, philosophy, testimonials, results }: ServiceRecord): Fault | undefined {
  const { grounds } = rhythm
  const fault = (at: Fault['at'], expected: string, got: unknown): Fault => ({ at, expected, got })
  if (!philosophy !== !rhythm.philosophy || !philosophy !== !grounds.philosophy)
    return fault(['rhythm', 'philosophy'], 'a layout and a ground where there is a philosophy, else neither', rhythm.philosophy)
  if (!mission.picture !== (rhythm.mission === 'statement'))
    return fault(['rhythm', 'mission'], 'a side for the picture where the mission has one, else statement', rhythm.mission)
  const faces = testimonials.voices.map(({ portrait }) => Boolean(portrait))
  if (faces.some((face, index) => face !== (rhythm.testimonials === 'portrait' && index === 0)))
    return fault(['rhythm', 'testimonials'], 'portrait where the first voice has one, and only the first', rhythm.testimonials)
  const { statistics } = results
  if (rhythm.statistics !== 'band' && statistics.length > 3)
    return fault(['rhythm', 'statistics'], 'band for more than 3 statistics', rhythm.statistics)
  if (rhythm.statistics === 'meters' && statistics.some(({ share }) => share === undefined))
    return fault(['rhythm', 'statistics'], 'meters only where each statistic has a share', rhythm.statistics)
  return undefined
}

export const serviceSchema = v.pipe(fields, rule(equalNeighbours), rule(unmatchedLayout))
