/** The delivery as one module for Cloudflare Workers: `shared/delivery/dist/worker/worker.mjs`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { repositoryRoot } from '../sections.mjs'

const root = join(repositoryRoot, 'shared/delivery')
/** What the admin origin shows; see `build-status.ts`. */
const statusPages = join(repositoryRoot, 'shared/status/dist/render.mjs')

/**
 * The same sources give the same bytes. Node's modules stay imports: the platform has them (`nodejs_compat`).
 * @param outDir absolute
 * @returns the module's path
 * @throws {Error} when the status page was not built before
 */
export async function buildWorker(outDir = join(root, 'dist/worker')): Promise<string> {
  if (!existsSync(statusPages)) throw new Error('The status page is not built, and belongs into the worker: npm run build makes it')
  await build({
    configFile: false,
    envDir: false,
    clearScreen: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { 'site:status-pages': statusPages } },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'src/platforms/worker/worker.ts',
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      rolldownOptions: { external: [/^node:/, /^cloudflare:/], output: { entryFileNames: 'worker.mjs', codeSplitting: false } },
    },
  })
  return join(outDir, 'worker.mjs')
}
