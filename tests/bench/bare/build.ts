/** A page with one heading, hydrated by React and nothing else: what this machine makes of the least there can be. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { sharedConfig } from '../../../shared/build/src/vite-config.ts'
import { root } from '../../support/root.ts'
import { filesIn } from '../serving/files-in.ts'
import type { StaticSite } from '../serving/static-site.ts'

const folder = join(root, 'var/bench/bare')

export async function buildBare(): Promise<StaticSite> {
  const common = sharedConfig({ development: false })
  await build({
    ...common,
    root: import.meta.dirname,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    build: { ...common.build, outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  return { documents: { '/': { html: await readFile(join(folder, 'index.html'), 'utf8') } }, files: await filesIn(folder, '/') }
}
