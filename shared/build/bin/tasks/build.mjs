import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, sharedInputs } from './inputs.mjs'
import { root, run } from './run.mjs'

const sections = readdirSync(root).filter(name => name.startsWith('remote-'))

/** The renderer of the status page is built like a program, and is no release. */
const renderer = 'status'
const folderOf = owner => (owner === renderer ? 'shared/status' : owner)
const productOf = owner => join(root, folderOf(owner), owner === renderer ? 'dist/render.mjs' : 'dist/release/release.json')

/** Builds each program whose sources changed since it was built, two at a time, and publishes all releases. */
export async function buildStale() {
  const owners = ['shell', ...sections].filter(isProgram)
  const stale = await build([...owners, renderer])
  const folders = owners.flatMap(owner => [...(stale.includes(owner) ? ['--rebuilt'] : []), `${owner}/dist/release`])
  await run('node', ['shared/delivery/bin/publish-builds.mjs', ...folders])
  return stale
}

/**
 * Builds one program when its sources changed, and says so on the error stream.
 * @returns the folder of its release
 * @throws when there is no such program
 */
export async function buildForRelease(owner) {
  if (!isProgram(owner))
    throw new Error(`There is no ${owner} in this checkout: expected ${['shell', ...sections].filter(isProgram).join(', ')}`)
  await build([owner], { aside: true })
  return `${owner}/dist/release`
}

const isProgram = owner => existsSync(join(root, owner, 'package.json'))

/** @returns those that were stale */
async function build(owners, options) {
  const shared = digestOf(sharedInputs)
  const stale = owners.filter(owner => !isFresh(owner, shared))
  const queue = [...stale]
  await Promise.all([work(queue, shared, options), work(queue, shared, options)])
  return stale
}

async function work(queue, shared, options) {
  for (let owner = queue.shift(); owner; owner = queue.shift()) {
    const inputs = inputsOf(owner, shared)
    await run('node', ['shared/build/bin/site-build.mjs', owner], options)
    writeFileSync(join(root, folderOf(owner), 'dist/inputs'), inputs)
  }
}

function isFresh(owner, shared) {
  const stamp = join(root, folderOf(owner), 'dist/inputs')
  return existsSync(stamp) && existsSync(productOf(owner)) && readFileSync(stamp, 'utf8') === inputsOf(owner, shared)
}

const inputsOf = (owner, shared) => digestOf([folderOf(owner)], shared)
