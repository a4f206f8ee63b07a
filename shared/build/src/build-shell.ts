/** The shell's release: its module closure and the frame, prerendered once for each page the bar can mark. */
import { join } from 'node:path'
import { frameSlot } from '@site/delivery/release'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { repositoryRoot } from '../sections.mjs'
import { identityFiles } from './identity-files.ts'
import { staticClosure, stylesOf } from './page-modules.ts'
import { type BuiltFile, buildForBrowsers, buildForPrerendering } from './program-build.ts'
import { distinct, hashedFile, publicFiles, writeRelease } from './release-writer.ts'
import { kitVersion, reactMinor } from './versions.ts'

type Frame = {
  FrameTop: ComponentType<{ current?: string }>
  FrameFoot: ComponentType<{ quoted: unknown }>
  framePaths: readonly string[]
  articleNumbers: readonly number[]
  quoteArticle: (number?: number) => unknown
}

/** React and the federation runtime change more rarely than the frame. */
const longLived = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|scheduler|@module-federation)[\\/]|rolldown.runtime|shell[\\/]src[\\/]libraries/,
  },
]

/** Files of the fonts that every first screen sets. The italics come when a page's styles ask for them, rarer glyphs when its text does. */
const firstFonts = /^(?:atkinson-text|fraunces-roman)-(?!more-|figures-)[^.]*\.woff2$/

/**
 * Builds the shell into its `dist/release`.
 * @returns the release's id
 */
export async function buildShell(): Promise<string> {
  const root = join(repositoryRoot, 'shell')
  const input = ['entry', 'boot'].map(name => join(root, `src/${name}.ts`))
  const browser = await buildForBrowsers({ root, program: 'shell', input, groups: longLived }, [])
  const frame = (await import(await buildForPrerendering({ root, program: 'shell', input: join(root, 'src/prerender.ts') }, []))) as Frame
  const frames = new Map<string, BuiltFile>()
  for (const path of ['*', ...frame.framePaths]) frames.set(path, frameFile(path, renderTop(frame, path), renderFoot(frame)))
  for (const number of frame.articleNumbers) frames.set(`article ${number}`, frameFile(`article ${number}`, '', renderFoot(frame, number)))
  const [entry, boot] = ['entry', 'boot'].map(name => browser.chunks.find(chunk => chunk.isEntry && chunk.name === name))
  if (!entry || !boot) throw new Error('shell: the build made no entry')
  const started = browser.chunks.filter(({ fileName }) => entry.dynamicImports.includes(fileName))
  const closure = staticClosure([entry, ...started], browser.chunks)
  const [open, own] = await Promise.all([publicFiles(join(root, 'public')), identityFiles()])
  return writeRelease(
    root,
    {
      kind: 'shell',
      name: 'shell',
      kit: kitVersion,
      react: reactMinor,
      entry: entry.fileName,
      boot: boot.code.trim(),
      modules: closure.map(chunk => chunk.fileName),
      styles: stylesOf(closure),
      fonts: browser.files.map(({ name }) => name).filter(name => firstFonts.test(name)),
      completes: true,
      frames: Object.fromEntries([...frames].map(([path, file]) => [path, file.name])),
      public: { ...open.paths, ...own.paths },
    },
    [...browser.files.filter(({ name }) => name !== boot.fileName), ...distinct([...frames.values()]), ...open.files, ...own.files],
  )
}

const renderTop = ({ FrameTop }: Frame, path: string): string =>
  renderToString(createElement(FrameTop, path === '*' ? {} : { current: path }), { identifierPrefix: 'top-' })

/** @param number of the article that it quotes; the first, for pages that rest on all, when absent */
const renderFoot = ({ FrameFoot, quoteArticle }: Frame, number?: number): string =>
  renderToString(createElement(FrameFoot, { quoted: quoteArticle(number) }), { identifierPrefix: 'foot-' })

function frameFile(path: string, top: string, foot: string): BuiltFile {
  const name = path === '*' ? 'frame' : `frame-${path.replace(/^\W/, '').replace(/[^\w]+/g, '-')}`
  return hashedFile(`${name}.html`, new TextEncoder().encode(`${top}${frameSlot}${foot}`))
}
