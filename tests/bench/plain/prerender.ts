/** What the build of the plain application renders its documents from. React comes with it: one copy renders all. */
import type { Section } from '@site/kit/contract'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { FrameFoot, FrameTop, quoteArticle } from '../../../shell/src/prerender.ts'

const modules = import.meta.glob<{ section: Section }>('../../../remote-*/src/section.ts', { eager: true })

export const sections = Object.values(modules).map(({ section }) => section)

/** The three roots of a document, each with the prefix it is hydrated with. */
export const renderRoots = (path: string, Page: ComponentType) => ({
  top: renderToString(createElement(FrameTop, { current: path }), { identifierPrefix: 'top-' }),
  page: renderToString(createElement(Page), { identifierPrefix: 'page-' }),
  foot: renderToString(createElement(FrameFoot, { quoted: quoteArticle() }), { identifierPrefix: 'foot-' }),
})
