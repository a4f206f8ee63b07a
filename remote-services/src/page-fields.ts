/** Fields that the records of several kinds of page have. For tests and the prerendering build alone. */
import { focus, icon, picture } from '@site/kit/media-fields'
import { line, list, markedLine, sitePath, slug, text } from '@site/kit/record-fields'
import * as v from 'valibot'

/**
 * What a list that asserts facts about the world rests on: nothing, since it is an example; nothing yet; or who consented or counted, on
 * what day, and where that is kept. It is sent to browsers: name a role and a file, never a person.
 */
export const provenance = v.union(
  [
    v.picklist(['specimen', 'none']),
    v.strictObject({ by: line, on: text('a day such as 2026-11-22', /^\d{4}-\d{2}-\d{2}$/), where: line }),
  ],
  "'specimen', 'none', or { by, on, where }",
)

/** Behind text: it decorates, and `focus` is the part that stays when it is cut. */
const backdrop = v.strictObject({ source: picture, focus })

/** A heading with its sentence. */
export const item = v.strictObject({ title: line, description: line })

export const hero = v.strictObject({
  title: markedLine,
  tagline: line,
  tone: v.picklist(['dark', 'light']),
  picture: backdrop,
  facts: v.pipe(v.array(line), v.maxLength(3, 'at most 3 facts'), v.readonly()),
  /** How the picture is framed: see `PageHero`. */
  whole: v.exactOptional(v.boolean()),
  tall: v.exactOptional(v.boolean()),
  upright: v.exactOptional(v.boolean()),
})

/** The heading of a section. */
export const heading = { title: markedLine, lead: line }

export const iconCard = v.strictObject({ ...item.entries, icon })
export const step = v.strictObject({ number: text("a two-digit number such as '01'", /^\d{2}$/), ...item.entries })

export const steps = v.strictObject({ ...heading, steps: list(step) })

/** Cards that select a panel of numbered steps. */
export const framework = v.strictObject({
  ...heading,
  cards: list(v.strictObject({ ...iconCard.entries, summary: line, steps: list(item) })),
})

export { ways } from '@site/kit/record-fields'

export const closing = v.strictObject({
  title: markedLine,
  lead: line,
  action: v.strictObject({ label: line, href: sitePath }),
  /** What a request from this page is about: the page, as `topics.ts` of remote-booking names it to the visitor. */
  topic: slug,
  picture: backdrop,
  /** How the picture is framed: see `Closing`. */
  whole: v.exactOptional(v.boolean()),
  tone: v.exactOptional(v.literal('light')),
})
