/** The skeleton of every document of the site, composed of releases or of sources. */
import { locale } from '@site/identity/locale'
import type { PageHead } from '@site/kit/contract'
import { type Attributes, tag } from './markup.ts'

export type DocumentParts = {
  readonly page: { readonly head: Pick<PageHead, 'area' | 'barTone' | 'quickExit' | 'articles'> }
  readonly attributes?: Attributes
  readonly head: string
  /** Prerendered markup before and after `<main>`. */
  readonly frame: { readonly top: string; readonly foot: string }
  readonly fragment: string
}

/** The three roots hold exactly the prerendered markup, without a character of white space more: they are hydrated. */
export function documentOf({ page, attributes, head, frame, fragment }: DocumentParts): string {
  const { area, barTone, quickExit, articles } = page.head
  const ofPage = { 'data-area': area, 'data-bar': barTone, 'data-quick-exit': quickExit, 'data-articles': articles?.join(' ') }
  return [
    '<!doctype html>',
    tag('html', { lang: locale, ...ofPage, ...attributes }),
    `<head>\n${head}\n</head>`,
    `<body data-ground="paper"><div id="frame-top">${frame.top}</div><main id="main" tabindex="-1"><div id="page">${fragment}</div></main><div id="frame-foot">${frame.foot}</div></body>`,
    '</html>',
  ].join('\n')
}
