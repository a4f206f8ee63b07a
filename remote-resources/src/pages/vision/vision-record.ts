/** What the pages about the vision are made of. The schemas are for tests and the prerendering build; browsers get the types alone. */
import { focus, picture } from '@site/kit/media-fields'
import { line, list, markedLine, sitePath, slug, ways } from '@site/kit/record-fields'
import * as v from 'valibot'

/** Behind text: it decorates, and `focus` is the part that stays when it is cut. */
const backdrop = v.strictObject({ source: picture, focus })
const item = v.strictObject({ title: line, description: line })
const block = v.strictObject({ title: markedLine, paragraphs: list(line), picture })
const closing = v.strictObject({
  title: markedLine,
  lead: line,
  action: v.strictObject({ label: line, href: line }),
  /** What a request from this page is about, where its action does not say so. */
  topic: v.exactOptional(slug),
  picture: backdrop,
})

export const visionSchema = v.strictObject({
  hero: v.strictObject({ title: line, tagline: line, picture: backdrop }),
  /** A statement, and the blocks that lead to the pillars. */
  intro: v.strictObject({ label: line, statement: markedLine, paragraphs: list(line), blocks: list(block) }),
  /** `href`: the page on the work that it stands for. */
  pillars: v.strictObject({ title: markedLine, lead: line, items: list(v.strictObject({ ...item.entries, href: sitePath })) }),
  impact: v.strictObject({
    title: markedLine,
    /** The marked phrase says whom it changes, and stands large. */
    rows: list(v.strictObject({ title: markedLine, description: line })),
  }),
  ways,
  closing,
})

/** A topic of the vision: title, text, picture, and the work that it becomes. */
const topic = v.strictObject({ title: line, content: line, picture, work: v.strictObject({ label: line, href: sitePath }) })

export const learnMoreVisionSchema = v.strictObject({
  hero: v.strictObject({ title: markedLine, tagline: line, picture: backdrop }),
  topics: v.strictObject({ title: markedLine, items: list(topic) }),
  blocks: list(block),
  ways,
  closing,
})

export type VisionRecord = Readonly<v.InferOutput<typeof visionSchema>>
export type LearnMoreVisionRecord = Readonly<v.InferOutput<typeof learnMoreVisionSchema>>
