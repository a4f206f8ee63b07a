import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** Fetched by npx where it is not installed. */
const pnpm = 'pnpm@12.21.0'

const stamp = join(root, 'node_modules/.installed')

/** Installs the locked dependencies, unless what is installed is what the lockfile and the manifests say. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { quiet: true })
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const folders = ['.', 'shell', 'tests', ...['.', 'shared'].flatMap(parent => packagesIn(parent))]
  const manifests = [...new Set(folders)].map(folder => join(root, folder, 'package.json')).filter(existsSync)
  const hash = createHash('sha256').update(process.version)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map(name => join(root, name)).concat(manifests))
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

const packagesIn = parent =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && (parent !== '.' || entry.name.startsWith('remote-')))
    .map(entry => join(parent, entry.name))
