/** Splices the frame of one release and a page of another into a document. Pure: same input, same bytes. */
import { encodePath } from '@site/kit/contract/head'
import type { Composition } from './composition.ts'
import { contentPolicy } from './content-policy.ts'
import { documentOf } from './document.ts'
import { documentHead, importMap, scriptsBeforePaint, speculationRules, stylesOf } from './document-head.ts'

/** The document and the Content-Security-Policy it needs. @throws {TypeError} when a release names a file that it does not list. */
export function compose(composition: Composition): { html: string; policy: string } {
  const { shell, page, frame, fragment, identity } = composition
  const { origin } = identity.emailProvider
  const scripts = [importMap(composition), speculationRules, ...scriptsBeforePaint(page), ...(shell.boot ? [shell.boot] : [])]
  const styles = stylesOf(composition)
  const texts = styles.map(({ text }) => text)
  const policy = contentPolicy(scripts, texts, origin === 'self' ? [] : [origin])
  const html = documentOf({
    page,
    attributes: {
      'data-asked': composition.asked,
      'data-shown': composition.asked && encodePath(page.path),
      'data-arrive': composition.arriveAt,
      // The booking form reads this.
      'data-booking': identity.bookable === false && origin === 'self' ? 'mail' : undefined,
    },
    head: documentHead(composition, styles, policy),
    frame,
    fragment,
  })
  return { html, policy }
}
