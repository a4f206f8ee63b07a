import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const sections = ['remote-home', 'remote-services', 'remote-resources', 'remote-booking']

/** What every program is made of besides its own folder. */
const sharedInputs = ['shared/kit', 'shared/identity', 'shared/media', 'shared/build', 'shared/delivery/src/release.ts', 'pnpm-lock.yaml']

/** Builds each program whose sources changed since its release was made, two at a time, and publishes all. */
export async function buildStale() {
  const owners = ['shell', ...sections].filter(owner => existsSync(join(root, owner, 'package.json')))
  const common = createHash('sha256')
  for (const input of sharedInputs) digestInto(common, input)
  const shared = common.digest('hex')
  const stale = owners.filter(owner => !isFresh(owner, shared))
  const queue = [...stale]
  await Promise.all([work(queue, shared), work(queue, shared)])
  for (const owner of owners) await run('node', ['shared/delivery/bin/release.mjs', 'publish', `${owner}/dist/release`], { quiet: true })
  return stale
}

async function work(queue, shared) {
  for (let owner = queue.shift(); owner; owner = queue.shift()) {
    const inputs = inputsOf(owner, shared)
    await run('node', ['shared/build/bin/site-build.mjs', owner])
    writeFileSync(join(root, owner, 'dist/inputs'), inputs)
  }
}

function isFresh(owner, shared) {
  const stamp = join(root, owner, 'dist/inputs')
  const release = join(root, owner, 'dist/release/release.json')
  return existsSync(stamp) && existsSync(release) && readFileSync(stamp, 'utf8') === inputsOf(owner, shared)
}

function inputsOf(owner, shared) {
  const hash = createHash('sha256').update(shared)
  digestInto(hash, owner)
  return hash.digest('hex')
}

function digestInto(hash, path) {
  const absolute = join(root, path)
  const status = statSync(absolute, { throwIfNoEntry: false })
  if (status?.isFile()) hash.update(path).update('\0').update(readFileSync(absolute)).update('\0')
  if (!status?.isDirectory()) return
  const names = readdirSync(absolute).filter(name => !['node_modules', 'dist'].includes(name) && !name.startsWith('.'))
  for (const name of names.sort()) digestInto(hash, join(path, name))
}
