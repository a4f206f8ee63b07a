/** The document of a page while it is written: that of a release, with sources in place of what is built of them. */
import { type DocumentParts, documentOf } from '@site/delivery/document'
import { escapeHtml, scriptJson, tag } from '@site/delivery/markup'
import { identity } from '@site/identity'
import type { SectionPage } from '@site/kit/contract'
import { documentTitle } from '@site/kit/contract/head'
import type { Pin } from '@site/kit/contract/pin'

type DevelopedPage = Pick<DocumentParts, 'frame' | 'fragment'> & { readonly page: Pick<SectionPage, 'path' | 'head'>; readonly pin: Pin }

export function devDocument({ page, pin, frame, fragment }: DevelopedPage): string {
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(documentTitle(page.path, page.head, identity.name))}</title>`,
    ...['tokens', 'base'].map(name => tag('link', { rel: 'stylesheet', href: `/shared/kit/ui/styles/${name}.css` })),
    `<script type="application/json" id="pin">${scriptJson(pin)}</script>`,
    `${tag('script', { type: 'module', src: '/shell/src/boot.ts', 'data-entry': '/shell/src/entry.ts' })}</script>`,
  ]
  return documentOf({ page, head: head.join('\n'), frame, fragment })
}
