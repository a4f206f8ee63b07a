#!/usr/bin/env node
// Publishes the builds of the checkout: `publish-builds FOLDER… --rebuilt FOLDER…`.
import { parseArgs } from 'node:util'
import 'tsx'

const { createFileStorage } = await import('../src/storage/file-storage.ts')
const { publishBuilds } = await import('../src/store/publish-builds.ts')
const { createReleaseStore } = await import('../src/store/release-store.ts')
const { storeDirectory } = await import('../src/platforms/node/settings.ts')
const options = { rebuilt: { type: 'string', multiple: true, default: [] } }
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const builds = [...positionals.map(folder => ({ folder, rebuilt: false })), ...values.rebuilt.map(folder => ({ folder, rebuilt: true }))]
try {
  const lines = await publishBuilds(createReleaseStore(createFileStorage(storeDirectory(process.env))), builds)
  process.stdout.write(lines.join(''))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
