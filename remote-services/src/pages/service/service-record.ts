/**
 * What the record of a service holds: its page, the head of its page, its card. The schemas are for tests and the
 * prerendering build; the browser is sent the types alone, that is nothing.
 */
import { figure } from '@site/identity/figure'
import type { PageHead } from '@site/kit/contract'
import { focus, picture } from '@site/kit/media-fields'
import { exactly, type Fault, line, list, markedLine, rule, slug, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { figureMarks } from '../../blocks/figures/mark-paths.ts'
import { firstScreenForms } from '../../blocks/first-screen/forms.ts'
import { closing, framework, hero, item, provenance, steps, ways } from '../../page-fields.ts'
import type { ModelSource } from './models/model-slot.tsx'

/** Any ground will do for text; a chosen card is filled with the accent, on which lagoon and rose are too faint. */
const ground = v.picklist(['paper', 'linen', 'rose', 'ink', 'lagoon', 'indigo', 'ember'])
const cardGround = v.picklist(['paper', 'linen', 'ink', 'indigo', 'ember'])

const bands = ['mission', 'philosophy', 'framework', 'model', 'process', 'offer', 'testimonials', 'results'] as const

type Order = readonly (readonly (typeof bands)[number][])[]

/** A working model has no heading that a section could be named by. */
function misplaced(order: Order): Fault | undefined {
  const flat = order.flat()
  if (new Set(flat).size < flat.length) return { at: [], expected: 'each band once', got: order }
  const at = order.findIndex(([first]) => first === 'model')
  return at < 0 ? undefined : { at: [at], expected: 'another band before the model', got: order[at] }
}

/** How this page differs from its siblings while it stays one of them: the bands of each of its sections, its colours and how each part is laid out. */
const layout = v.strictObject({
  /** By default a dark picture goes over into ink right of the words, and a light one hangs above them. */
  hero: v.exactOptional(v.picklist(firstScreenForms)),
  /** What matters most to who seeks this service comes first. */
  order: v.pipe(exactly(5, 'sections', list(v.picklist(bands))), rule(misplaced)),
  grounds: v.strictObject({
    mission: ground,
    philosophy: v.exactOptional(ground),
    framework: cardGround,
    /** Where the working model stands alone. */
    model: v.exactOptional(cardGround),
    process: ground,
    offer: ground,
    testimonials: ground,
    results: ground,
  }),
  /** The large statement alone, with what follows indented, spread or begun in the margin; or a picture on one side of it. */
  mission: v.picklist(['indented', 'spread', 'margin', 'picture-left', 'picture-right']),
  /** The side of the quotation's picture; or the words alone, as wide as the page or a sentence a step. */
  philosophy: v.exactOptional(v.picklist(['picture-left', 'picture-right', 'whole', 'steps'])),
  /** Where the panel of the chosen card stands: beside a column of cards, below a row of them, or before their names. */
  framework: v.picklist(['beside', 'below', 'before']),
  /** Two rows on a thread, or one; a column of large numbers, or a walk from side to side; or two threads that are knotted together at the last. */
  process: v.picklist(['weft', 'line', 'rail', 'walk', 'sides']),
  offer: v.picklist(['rows', 'columns', 'rooted', 'facing', 'cards', 'descending']),
  testimonials: v.picklist(['large-left', 'large-right', 'three', 'record']),
  statistics: v.picklist(['band', 'meters', 'one-large', 'second-large']),
  /** On phones and wide screens, a detail of the hero's or the mission's picture beside one band; it runs off that side of the page. */
  detail: v.exactOptional(
    v.strictObject({
      beside: v.picklist(['offer', 'testimonials']),
      of: v.picklist(['hero', 'mission']),
      side: v.picklist(['left', 'right']),
      /** By default what is on that side in the picture too. */
      focus: v.exactOptional(v.literal('centre')),
    }),
  ),
  /** By default the closing's picture stands right of its words. Else it is cut, and runs off the right edge; all of it left of them; a leaf on one side; or below the words, going over into their ground or cut. */
  closing: v.exactOptional(v.picklist(['bled', 'left-whole', 'leaf-left', 'leaf-right', 'above', 'cut-above'])),
})

const fields = v.strictObject({
  layout,
  /** Whoever reads about it may be watched: the page can be left at once. */
  quickExit: v.exactOptional(v.literal(true)),
  hero,
  mission: v.strictObject({
    statement: markedLine,
    /** What the thread below its first sentence does: a path from side to side, 1440 by 100. */
    thread: text('a path that begins with M', /^M[-\d. A-Za-z]+$/),
    paragraphs: list(line),
    picture: v.exactOptional(picture),
    focus: v.exactOptional(focus),
  }),
  philosophy: v.exactOptional(
    v.strictObject({
      label: line,
      /** What the consultant said, without quotation marks. */
      quote: line,
      /** Follows the consultant's name: `on why …`. */
      occasion: line,
      aside: v.exactOptional(line),
      picture: v.exactOptional(picture),
      focus: v.exactOptional(focus),
    }),
  ),
  framework,
  /** Where the working model stands that has no band of its own; below the cards by default. */
  model: v.exactOptional(v.literal('below-steps')),
  process: steps,
  /** Formats, contexts, methods, or sectors (`title` is the sector's type). */
  offer: v.strictObject({ label: line, rows: list(item) }),
  testimonials: v.strictObject({
    provenance,
    label: line,
    voices: list(
      v.strictObject({ quote: line, author: line, place: line, original: v.exactOptional(v.strictObject({ lang: line, quote: line })) }),
    ),
  }),
  results: v.strictObject({
    provenance,
    label: line,
    statistics: list(figure),
    /** What they are counted out in, if not in threads: a thing that the page is about. */
    mark: v.exactOptional(v.picklist(figureMarks)),
    /** Figures that the page says elsewhere, in passing. */
    also: v.exactOptional(list(figure)),
  }),
  /** How long it takes, as far as the record and the fees say. */
  duration: line,
  /** Ids of what it is charged by, in `shared/identity/content/fees.ts`. */
  fees: list(slug),
  /** Besides the next service and the fees: the question or paper that belongs to it, and the work it is part of. */
  ways,
  closing: v.strictObject({ ...v.omit(closing, ['topic']).entries, action: line }),
})

/** What the page says of itself outside its markup; title and area are the list's. */
export type ServiceHead = Readonly<Pick<PageHead, 'description' | 'barTone' | 'quickExit' | 'articles' | 'card'>>

/** What 'Learn More' on /discover opens. */
export const serviceDetailsSchema = text(
  'a lead sentence, the line "Key Features", and lines of "Name: explanation"',
  /^\S.*\nKey Features(\n[^\n:]+: \S.*)+$/,
)

/** What /discover shows of the service; title, area and page are the list's. */
export const serviceCardSchema = v.strictObject({
  description: line,
  picture,
  focus,
  /** On phones what 'Learn More' opens has the upright framing: of the whole picture half would be empty. */
  near: v.exactOptional(v.literal(true)),
  /** The foot of its upright framing is bare ground: the detail on /discover shows it without. */
  footless: v.exactOptional(v.literal(true)),
})

export type ServiceCard = Readonly<v.InferOutput<typeof serviceCardSchema>>

/** What the page before it in the list shows of the service at its foot: the picture that the service's own page begins with. */
export const serviceHemSchema = v.strictObject({
  picture,
  focus,
  /** As the hero has it, so that both load the same file. */
  upright: v.exactOptional(v.boolean()),
  /** Its figures stand right of its middle: where a phone cuts its sides off, they are kept whole. */
  sidesCut: v.exactOptional(v.literal(true)),
})

export type ServiceHem = Readonly<v.InferOutput<typeof serviceHemSchema>>

export type ServiceRecord = Readonly<v.InferOutput<typeof fields>>
export type ServiceBand = (typeof bands)[number]
export type ServiceLayout = ServiceRecord['layout']

/** Both the hero and the closing stand on ink or on paper. */
function equalNeighbours({ layout, hero, closing }: ServiceRecord): Fault | undefined {
  const order = layout.order.flat()
  const grounds = [hero.tone === 'dark' ? 'ink' : 'paper', ...order.map(band => layout.grounds[band])]
  const band = order.find((_, at) => grounds[at] === grounds[at + 1])
  if (band) return { at: ['layout', 'grounds', band], expected: 'another ground than what stands above it', got: layout.grounds[band] }
  const ends = closing.tone === 'light' ? 'paper' : 'ink'
  return grounds.at(-1) === ends ? { at: ['closing', 'tone'], expected: 'another ground than what stands above it', got: ends } : undefined
}

/** A layout that shows something the record must then have, and shows it in vain where another is chosen. */
function unmatchedLayout({ layout, mission, philosophy, results, closing }: ServiceRecord): Fault | undefined {
  const { grounds } = layout
  const order = layout.order.flat()
  const unshown = bands.find(band => order.includes(band) !== Boolean(grounds[band]))
  const fault = (at: Fault['at'], expected: string, got: unknown): Fault => ({ at, expected, got })
  if (unshown) return fault(['layout', 'order'], `${unshown} where it has a ground, else not`, order)
  if (!philosophy !== !layout.philosophy || !philosophy !== !grounds.philosophy)
    return fault(['layout', 'philosophy'], 'a layout and a ground where there is a philosophy, else neither', layout.philosophy)
  if (philosophy && !philosophy.picture !== (layout.philosophy === 'whole' || layout.philosophy === 'steps'))
    return fault(['layout', 'philosophy'], 'a side for the picture where the quotation has one, else whole or steps', layout.philosophy)
  if (!mission.picture === layout.mission.startsWith('picture'))
    return fault(['layout', 'mission'], 'a side for the picture where the mission has one, else none', layout.mission)
  if (layout.detail?.of === 'mission' && !mission.picture)
    return fault(['layout', 'detail', 'of'], 'hero where the mission has no picture', layout.detail.of)
  if (layout.closing && closing.whole) return fault(['layout', 'closing'], 'no form for a picture that is shown whole', layout.closing)
  const { statistics, mark } = results
  if (mark && statistics.some(({ value }) => value.endsWith('+')))
    return { at: ['results', 'mark'], expected: 'threads, which can go on, where there may be more than were counted', got: mark }
  if (layout.statistics !== 'band' && statistics.length > 3)
    return fault(['layout', 'statistics'], 'band for more than 3 statistics', layout.statistics)
  if (layout.statistics === 'meters' && statistics.some(({ unit }) => !['share', 'rating', 'increase'].includes(unit)))
    return fault(['layout', 'statistics'], 'meters only where each statistic can be drawn in hundreds', layout.statistics)
  return undefined
}

export const serviceSchema = v.pipe(fields, rule(equalNeighbours), rule(unmatchedLayout))

/** What a service's page is made of. */
export type ServiceParts = {
  readonly record: ServiceRecord
  /** The service after it in the list. */
  readonly next: ServiceHem & { readonly slug: string }
  /** Its style sheet comes with the page, its code when a visitor is near it. */
  readonly model: Pick<ModelSource, 'styles' | 'load'>
}
