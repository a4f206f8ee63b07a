/** The links of bar and footer against their schemas, while the frame is prerendered. */
import { distinct, exactly, line, list, sitePath } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { footerLinks, frameworks, legalLinks } from './footer/footer-links.ts'
import { mainLinks } from './navigation/main-links.ts'

const link = v.strictObject({ href: sitePath, label: line })
const links = v.pipe(list(link), distinct('href'), distinct('label'))

/** As many links as the specification has (section 2.2). */
export const mainLinksSchema = v.strictObject({ mainLinks: v.pipe(exactly(10, 'links', link), distinct('href'), distinct('label')) })

/** As many agreements as the specification has (section 2.4). */
export const footerLinksSchema = v.strictObject({
  footerLinks: list(v.strictObject({ title: line, links })),
  legalLinks: links,
  frameworks: exactly(3, 'human-rights frameworks', line),
})

/** @throws {TypeError} naming file, field, what was expected and what came. */
export function checkLinks(): void {
  parseRecord(mainLinksSchema, { mainLinks }, 'shell/src/navigation/main-links.ts')
  parseRecord(footerLinksSchema, { footerLinks, legalLinks, frameworks }, 'shell/src/footer/footer-links.ts')
}
