/** The links of bar and footer against their schema, while the frame is prerendered. */
import { distinct, line, list, sitePath } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { footerLinks, frameworks, legalLinks } from './content/footer-links.ts'
import { mainLinks, moreLinks } from './content/main-links.ts'

const links = v.pipe(list(v.strictObject({ href: sitePath, label: line })), distinct('href'), distinct('label'))

export const siteLinksSchema = v.strictObject({
  mainLinks: links,
  moreLinks: links,
  footerLinks: list(v.strictObject({ title: line, links })),
  legalLinks: links,
  frameworks: list(line),
})

/** @throws {TypeError} naming field, what was expected and what came. */
export const siteLinks = parseRecord(siteLinksSchema, { mainLinks, moreLinks, footerLinks, legalLinks, frameworks }, 'shell/src')
