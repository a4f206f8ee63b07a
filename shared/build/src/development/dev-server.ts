/**
 * The site while it is written: one Vite server for shell and sections alike, pages rendered on the
 * server as a build would and hydrated in the browser, edits replaced hot. No federation here.
 */
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { listen } from '@site/delivery/server'
import { identity } from '@site/identity'
import type { Section, SectionName } from '@site/kit/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import { repositoryRoot } from '../../sections.mjs'
import { iconFolder } from '../identity-files.ts'
import { madeFileSizes, makeFilesFrom } from '../made-files.ts'
import { mediaTypeOf } from '../media-type.ts'
import { publicFile } from '../public-file.ts'
import { sharedConfig } from '../vite-config.ts'
import { devDocument } from './dev-document.ts'
import { developmentSections } from './dev-sections.ts'

export type DevOptions = { port: number; sections: readonly SectionName[] }

/**
 * @param options.sections those that are served
 * @returns the address, once it answers
 * @throws when the port is taken
 */
export async function startDevServer({ port, sections }: DevOptions): Promise<string> {
  const http = createHttpServer()
  const shared = sharedConfig({ development: true })
  const made = () => makeFilesFrom(vite, sections)
  const vite: ViteDevServer = await createServer({
    ...shared,
    root: repositoryRoot,
    appType: 'custom',
    cacheDir: 'node_modules/.vite-dev',
    plugins: [...(shared.plugins ?? []), developmentSections(sections), madeFileSizes(made)],
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ['**/dist/**', '**/var/**'] } },
    resolve: { dedupe: ['react', 'react-dom'] },
    optimizeDeps: { entries: ['shell/src/boot.ts', 'shell/src/entry.ts', ...sections.map(name => `${name}/src/section.ts`)] },
  })
  const folders = [...['shell', ...sections].map(program => join(repositoryRoot, program, 'public')), iconFolder(identity)]
  const madeFile = async (path: string) => {
    const file = path.startsWith('/assets/') ? (await made()).find(file => file.path === path) : undefined
    return file && { type: mediaTypeOf(path, file.content), content: file.content }
  }
  const fileAt = async (path: string) => (await publicFile(folders, path)) ?? madeFile(path)
  vite.middlewares.use((request, response, next) => {
    fileAt(pathOf(request)).then(file => {
      if (file) response.setHeader('content-type', file.type).end(file.content)
      else next()
    }, next)
  })
  vite.middlewares.use((request, response) => {
    if (request.method === 'POST') return void response.writeHead(405).end('Here nothing is sent: npm start takes letters')
    document(vite, sections, pathOf(request)).then(
      html => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
      (error: Error) => {
        vite.ssrFixStacktrace(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
      },
    )
  })
  http.on('request', vite.middlewares)
  await listen(http, { port, log: console.error })
  return `http://localhost:${port}`
}

const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => decodeURI(new URL(url, 'http://localhost').pathname)

async function document(vite: ViteDevServer, names: readonly SectionName[], path: string): Promise<string> {
  const sections = await Promise.all(
    names.map(async name => ((await vite.ssrLoadModule(`/${name}/src/section.ts`)) as { section: Section }).section),
  )
  const all = sections.flatMap(({ pages }) => pages)
  const page = all.find(page => page.path === path) ?? all.find(page => page.path === '/') ?? all[0]
  if (!page) throw new Error('No section has a page to show')
  const { FrameTop, FrameFoot } = (await vite.ssrLoadModule('/shell/src/frame.tsx')) as typeof import('../../../../shell/src/frame.tsx')
  const { quoteArticle } = (await vite.ssrLoadModule('/shell/src/prerender.ts')) as typeof import('../../../../shell/src/prerender.ts')
  const { Page } = await page.load()
  const pagesOf = ({ pages }: Section) => Object.fromEntries(pages.map(({ path }) => [path, { modules: [], styles: [] }]))
  const pins = sections.map(each => [each.name, { release: 'dev', entry: '', pages: pagesOf(each), integrity: {} }])
  const pin = { shell: 'dev', sections: Object.fromEntries(pins) }
  const frame = {
    top: renderToString(createElement(FrameTop, { current: page.path }), { identifierPrefix: 'top-' }),
    foot: renderToString(createElement(FrameFoot, { quoted: quoteArticle(page.head.articles?.[0]) }), { identifierPrefix: 'foot-' }),
  }
  const fragment = renderToString(createElement(Page), { identifierPrefix: 'page-' })
  return vite.transformIndexHtml(path, devDocument({ page, pin, frame, fragment }))
}
