/** The status page's renderer: one module with React, styles and fonts in it, which delivery imports and knows no more of. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { repositoryRoot } from '../sections.mjs'
import { shortDigest } from './program-build.ts'
import { sharedConfig } from './vite-config.ts'

const root = join(repositoryRoot, 'shared/status')

/**
 * Builds `shared/status/dist/render.mjs`. It runs in Node and in Cloudflare's workerd: it imports nothing at all.
 * @returns the digest of its content
 * @throws {Error} when something is left to import, or the style sheet finds no place
 */
export async function buildStatus(): Promise<string> {
  const output = await buildModule()
  const chunks = output.filter(item => item.type === 'chunk')
  const [chunk] = chunks
  if (!chunk || chunks.length > 1) throw new Error(`shared/status: expected one module, got ${chunks.length}`)
  const left = [...chunk.imports, ...chunk.dynamicImports]
  if (left.length > 0) throw new Error(`shared/status: render.mjs must import nothing, yet it imports ${left.join(', ')}`)
  const styles = output.flatMap(item => (item.type === 'asset' && item.fileName.endsWith('.css') ? String(item.source).trim() : []))
  const module = withStyles(chunk.code, styles.join('\n'))
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(join(root, 'dist/render.mjs'), module)
  return shortDigest(module)
}

async function buildModule(): Promise<Rolldown.RolldownOutput['output']> {
  const shared = sharedConfig({ development: false })
  const { output } = (await build({
    ...shared,
    root,
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ...shared.build,
      ssr: join(root, 'src/render.tsx'),
      ssrEmitAssets: true,
      write: false,
      minify: true,
      cssMinify: true,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return output
}

/** Puts the styles where `shared/status/src/render.tsx` keeps a place for them. */
function withStyles(code: string, styles: string): string {
  if (styles === '') throw new Error('shared/status: the build made no styles')
  const parts = code.split(/["'`]@status-styles@["'`]/)
  if (parts.length !== 2) throw new Error(`shared/status: expected one place for the styles in the built module, found ${parts.length - 1}`)
  return parts.join(JSON.stringify(styles))
}
