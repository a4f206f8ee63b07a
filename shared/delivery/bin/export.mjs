#!/usr/bin/env node
// Writes the site as static files: `export [DIRECTORY]`, by default dist/site.
import { resolve } from 'node:path'
import 'tsx'

const { identity } = await import('@site/identity')
const { exportSite } = await import('../src/site/export.ts')
const { defaultOrigin, isHidden } = await import('../src/http/asked-origin.ts')
const { createFileStorage } = await import('../src/storage/file-storage.ts')
const { createReleaseStore } = await import('../src/store/release-store.ts')
const { exportDirectory, readSite, storeDirectory } = await import('../src/platforms/node/settings.ts')
const [folder = exportDirectory] = process.argv.slice(2)
try {
  if (folder.startsWith('-')) throw new Error('Usage: export [DIRECTORY], by default dist/site')
  const origin = readSite(process.env.SITE) ?? identity.origin
  const store = createReleaseStore(createFileStorage(storeDirectory(process.env)))
  const named = { ...identity, origin: origin ?? defaultOrigin }
  const directory = resolve(folder)
  const pages = await exportSite({ store, identity: { ...named, hidden: isHidden(named, named.origin) }, directory })
  if (!origin) process.stderr.write(`The pages name ${defaultOrigin} as their address: set SITE to the public one.\n`)
  process.stdout.write(`${pages} pages in ${directory}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
