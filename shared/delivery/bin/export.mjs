#!/usr/bin/env node
// Writes the site as static files: `export [DIRECTORY]`, by default dist/site.
import { resolve } from 'node:path'
import 'tsx'

const { identity } = await import('@site/identity')
const { exportSite } = await import('../src/site/export.ts')
const { createFileStorage } = await import('../src/storage/file-storage.ts')
const { createReleaseStore } = await import('../src/store/release-store.ts')
const { exportDirectory, storeDirectory } = await import('../src/platforms/node/settings.ts')

const directory = resolve(process.argv[2] ?? exportDirectory)
try {
  const pages = await exportSite({ store: createReleaseStore(createFileStorage(storeDirectory(process.env))), identity, directory })
  process.stdout.write(`${pages} pages in ${directory}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
