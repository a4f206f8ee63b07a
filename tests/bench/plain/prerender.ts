/** What the build of the plain application renders its documents from. React comes with it: one copy renders all. */
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { section as booking } from '../../../remote-booking/src/section.ts'
import { section as home } from '../../../remote-home/src/section.ts'
import { section as resources } from '../../../remote-resources/src/section.ts'
import { section as services } from '../../../remote-services/src/section.ts'
import { FrameFoot, FrameTop } from '../../../shell/src/frame.tsx'

export const sections = [home, services, resources, booking]

/** The three roots of a document, each with the prefix it is hydrated with. */
export const renderRoots = (path: string, Page: ComponentType) => ({
  top: renderToString(createElement(FrameTop, { current: path }), { identifierPrefix: 'top-' }),
  page: renderToString(createElement(Page), { identifierPrefix: 'page-' }),
  foot: renderToString(createElement(FrameFoot), { identifierPrefix: 'foot-' }),
})
