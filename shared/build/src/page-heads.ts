/** What every page says of itself in its section's `section.ts`. */
import { area, line, list, sitePath, text } from '@site/kit/record-fields'
import * as v from 'valibot'

const article = 'an article, 1 to 30'

/** The head of a page. */
export const pageHead = v.strictObject({
  title: line,
  description: line,
  area,
  barTone: v.picklist(['ink', 'paper']),
  quickExit: v.exactOptional(v.literal(true)),
  canonical: v.exactOptional(sitePath),
  robots: v.exactOptional(v.literal('noindex')),
  articles: v.exactOptional(list(v.pipe(v.number(article), v.integer(article), v.minValue(1, article), v.maxValue(30, article)))),
  card: v.exactOptional(text('the address of a JPEG of this site, imported with ?url', /^\/[\w/.-]+\.jpg$/)),
  structuredData: v.exactOptional(list(v.looseObject({ '@type': line }))),
  beforePaint: v.exactOptional(v.string()),
  feed: v.exactOptional(v.strictObject({ updated: v.exactOptional(text('a day such as 2025-03-18', /^\d{4}-\d{2}-\d{2}$/)) })),
})
