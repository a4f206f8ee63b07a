import '@site/kit/styles/tokens.css'
import '@site/kit/styles/base.css'
import { devSections } from 'virtual:dev-sections'
import { hydrateRoot } from 'react-dom/client'
import { FrameFoot, FrameTop } from './frame.tsx'

const by = (id: string) => document.getElementById(id) as HTMLElement
hydrateRoot(by('frame-top'), <FrameTop current={location.pathname} />, { identifierPrefix: 'top-' })
hydrateRoot(by('frame-foot'), <FrameFoot />, { identifierPrefix: 'foot-' })
for (const load of Object.values(devSections)) {
  const { section } = await load()
  const page = section.pages.find(p => p.path === decodeURI(location.pathname))
  if (page) {
    const { Page } = await page.load()
    hydrateRoot(by('page'), <Page />, { identifierPrefix: 'page-' })
  }
}
