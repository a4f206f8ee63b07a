import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { presentSections, repositoryRoot } from '../../sections.mjs'
import { run } from './run.mjs'

/** Fetched by npx where it is not installed. */
const pnpm = 'pnpm@12.21.0'

const stamp = join(repositoryRoot, 'node_modules/.installed')

/** Installs the locked dependencies, unless what is installed is what the lockfile and the manifests say. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { quiet: true })
  writeFileSync(stamp, wanted)
}

/** Installs a package that was added to the workspace, which the lockfile does not know yet. */
export const updateLockfile = () => run('npx', ['--yes', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'], { quiet: true })

function fingerprint() {
  const shared = readdirSync(join(repositoryRoot, 'shared')).map(name => `shared/${name}`)
  const folders = ['.', 'shell', 'tests', ...presentSections(), ...shared]
  const manifests = folders.map(folder => join(folder, 'package.json'))
  const hash = createHash('sha256').update(process.version)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests].map(name => join(repositoryRoot, name)))
    if (existsSync(file)) hash.update(readFileSync(file))
  return hash.digest('hex')
}
