/** One program of the site (the shell or a section) built twice: for browsers, and to prerender its pages. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type InlineConfig, type PluginOption, type Rolldown } from 'vite'
import { developmentSections } from './development/dev-sections.ts'
import { leanPackages } from './lean-packages.ts'
import { sharedConfig } from './vite-config.ts'

export type Program = {
  /** Folder of the program, absolute. */
  root: string
  /** `shell` or the section's name: the segment of its public address. */
  program: string
  /** Entry modules, absolute paths; none where a plugin adds the entry. */
  input: string | string[]
  /** Chunks that are kept apart, so that they outlive changes of the rest. */
  groups?: readonly { name: string | ((id: string) => string); test: RegExp | ((id: string) => boolean); minShareCount?: number }[]
}

/** A file of the browser build. */
export type BuiltFile = { name: string; content: Uint8Array }

export type BrowserBuild = { files: BuiltFile[]; chunks: Rolldown.OutputChunk[] }

/** `page-hero.tsx` and `virtual:remote-entry` make chunks called `page-hero` and `remote-entry`. */
const name = (chunk: { name: string }): string => {
  const words = chunk.name.replace(/\.[jt]sx?$/, '').replace(/[^a-z\d]+/gi, '-')
  return `${words.replace(/^-?(virtual-)?/, '') || 'chunk'}-[hash].js`
}

function config({ root, program }: Program, plugins: readonly PluginOption[]): InlineConfig {
  const shared = sharedConfig({ development: false })
  return {
    ...shared,
    root,
    base: `/_/${program}/`,
    plugins: [...(shared.plugins ?? []), ...plugins, developmentSections([]), plainImports],
  }
}

/**
 * Vite wraps each dynamic import so that it fetches style sheets first. The pin names every style sheet, and
 * the page slot has it in the document before the import: a second request would only race it.
 */
const plainImports: PluginOption = {
  name: 'site-plain-imports',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : undefined),
  renderChunk: code => code.replace(/,\s*__VITE_PRELOAD__/g, ''),
}

/** Builds for browsers, in memory. Files are flat and content-hashed; styles are not loaded by code. */
export async function buildForBrowsers(program: Program, plugins: readonly PluginOption[]): Promise<BrowserBuild> {
  const base = config(program, [...plugins, leanPackages({ host: program.program === 'shell' })])
  const output = (await build({
    ...base,
    define: { ...base.define, __FOR_BROWSERS__: 'true' },
    build: {
      ...base.build,
      write: false,
      outDir: join(program.root, 'dist/browser'),
      assetsDir: '',
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      reportCompressedSize: false,
      rolldownOptions: {
        input: program.input,
        preserveEntrySignatures: 'allow-extension',
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: name,
          chunkFileNames: name,
          ...(program.groups && { codeSplitting: { includeDependenciesRecursively: false, groups: [...program.groups] } }),
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.output.filter(item => item.type === 'chunk')
  const files = output.output.map(item => ({ name: item.fileName, content: Buffer.from(item.type === 'chunk' ? item.code : item.source) }))
  return { files, chunks }
}

/** Builds the same sources for Node, into `dist/prerender`, and returns that folder's entry. */
export async function buildForPrerendering(program: Program & { input: string }, plugins: readonly PluginOption[]): Promise<string> {
  const base = config(program, plugins)
  const outDir = join(program.root, 'dist/prerender')
  await build({
    ...base,
    build: {
      ...base.build,
      ssr: program.input,
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs', assetFileNames: '[name]-[hash][extname]' },
      },
    },
  })
  return join(outDir, 'entry.mjs')
}

/** The first 16 hexadecimal digits of a SHA-256. */
export const shortDigest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)
