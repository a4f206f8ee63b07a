/** The same frame around the same pages, as the plugin's guide would have it: a host that renders in the browser. */
import '@site/kit/styles/tokens.css'
import '@site/kit/styles/base.css'
import { article1 } from '@site/identity/declaration'
import type { Section } from '@site/kit/contract'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { FrameFoot, FrameTop } from '../../../shell/src/frame.tsx'
import { applyHead } from '../../../shell/src/routing/document-head.ts'
import { followedLink, isPlainClick } from '../../../shell/src/routing/links.ts'

const remotePage = (path: string, load: () => Promise<{ section: Section }>): ComponentType =>
  lazy(async () => {
    const { section } = await load()
    const page = section.pages.find(page => page.path === path)
    if (!page) throw new Error(`There is no page ${path}`)
    const { Page } = await page.load()
    return { default: withHead(Page, () => applyHead(page.head, path)) }
  })

const withHead = (Page: ComponentType, apply: () => void): ComponentType =>
  function PageWithHead() {
    useEffect(apply, [])
    return <Page />
  }

const home = () => import('remote_home/section')
const services = () => import('remote_services/section')
const resources = () => import('remote_resources/section')
const booking = () => import('remote_booking/section')

/** The pages that the benchmark visits. */
const pages: Record<string, ComponentType> = {
  '/': remotePage('/', home),
  '/racial-literacy-training': remotePage('/racial-literacy-training', services),
  '/faq': remotePage('/faq', resources),
  '/fees': remotePage('/fees', booking),
}

/** Pages use plain links, so the host turns clicks into navigations. */
function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? followedLink(event) : undefined
      if (!link || !(link.pathname in pages)) return
      event.preventDefault()
      navigate(link.pathname)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function Site() {
  useLinkNavigation()
  return (
    <>
      <FrameTop />
      <main id="main" tabIndex={-1}>
        <div id="page">
          <Suspense fallback={null}>
            <Routes>
              {Object.entries(pages).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </Suspense>
        </div>
      </main>
      <FrameFoot quoted={{ number: 1, text: article1[0], isOwn: false }} />
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
