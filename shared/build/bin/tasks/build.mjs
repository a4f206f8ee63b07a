import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const sections = readdirSync(root).filter(name => name.startsWith('remote-'))

/** The renderer of the status page is built like a program, and is no release. */
const renderer = 'status'
const folderOf = program => (program === renderer ? 'shared/status' : program)
const productOf = program => join(root, folderOf(program), program === renderer ? 'dist/render.mjs' : 'dist/release/release.json')

/** What every program is made of besides its own folder. */
const sharedInputs = [
  'shared/kit',
  'shared/identity',
  'shared/media',
  'shared/build',
  'shared/delivery/src/release/release.ts',
  'pnpm-lock.yaml',
]

/** Builds each program whose sources changed since it was built, two at a time, and publishes all releases. */
export async function buildStale() {
  const programs = ['shell', ...sections].filter(isProgram)
  const stale = await build([...programs, renderer])
  const folders = programs.flatMap(program => [...(stale.includes(program) ? ['--rebuilt'] : []), `${program}/dist/release`])
  await run('node', ['shared/delivery/bin/publish-builds.mjs', ...folders])
  return stale
}

/**
 * Builds one program when its sources changed, and says so on the error stream.
 * @returns the folder of its release
 * @throws when there is no such program
 */
export async function buildForRelease(program) {
  if (!isProgram(program))
    throw new Error(`There is no ${program} in this checkout: expected ${['shell', ...sections].filter(isProgram).join(', ')}`)
  await build([program], { aside: true })
  return `${program}/dist/release`
}

const isProgram = program => existsSync(join(root, program, 'package.json'))

/** @returns those that were stale */
async function build(programs, options) {
  const common = createHash('sha256')
  for (const input of sharedInputs) digestInto(common, input)
  const shared = common.digest('hex')
  const stale = programs.filter(program => !isFresh(program, shared))
  const queue = [...stale]
  await Promise.all([work(queue, shared, options), work(queue, shared, options)])
  return stale
}

async function work(queue, shared, options) {
  for (let program = queue.shift(); program; program = queue.shift()) {
    const inputs = inputsOf(program, shared)
    await run('node', ['shared/build/bin/site-build.mjs', program], options)
    writeFileSync(join(root, folderOf(program), 'dist/inputs'), inputs)
  }
}

function isFresh(program, shared) {
  const stamp = join(root, folderOf(program), 'dist/inputs')
  return existsSync(stamp) && existsSync(productOf(program)) && readFileSync(stamp, 'utf8') === inputsOf(program, shared)
}

function inputsOf(program, shared) {
  const hash = createHash('sha256').update(shared)
  digestInto(hash, folderOf(program))
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
