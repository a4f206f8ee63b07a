/** Sections of a notice: the privacy policy, and how to write safely. The schema is for tests and the prerendering build. */
import { line, list, slug } from '@site/kit/record-fields'
import * as v from 'valibot'

export const noticePart = v.strictObject({ title: line, paragraphs: list(line) })

export const noticeSection = v.strictObject({
  id: slug,
  title: line,
  paragraphs: list(line),
  parts: v.exactOptional(list(noticePart)),
})

export type NoticePartRecord = Readonly<v.InferOutput<typeof noticePart>>
export type NoticeSectionRecord = Readonly<v.InferOutput<typeof noticeSection>>
