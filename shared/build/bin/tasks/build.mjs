import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { presentSections, repositoryRoot } from '../../sections.mjs'
import { digestOf, sharedInputs } from './inputs.mjs'
import { run } from './run.mjs'

/** The renderer of the status page is built like a program, and is no release. */
const renderer = 'status'
const folderOf = program => (program === renderer ? 'shared/status' : program)
const productOf = program => join(repositoryRoot, folderOf(program), program === renderer ? 'dist/render.mjs' : 'dist/release/release.json')

/** Builds each program whose sources changed since it was built, two at a time, and publishes all releases. */
export async function buildStale() {
  const programs = presentPrograms()
  await build([...programs, renderer])
  const folders = programs.flatMap(program => [...(existsSync(rebuiltMark(program)) ? ['--rebuilt'] : []), `${program}/dist/release`])
  await run('node', ['shared/delivery/bin/publish-builds.mjs', ...folders])
  for (const program of programs) rmSync(rebuiltMark(program), { force: true })
}

/** What a program was built from, and into which release. A development server builds into the same folder and leaves it as it is. */
const stampOf = program => join(repositoryRoot, folderOf(program), 'dist/inputs')
const stampIn = program => (existsSync(stampOf(program)) ? readFileSync(stampOf(program), 'utf8') : '')

/** Stays until what was rebuilt is published: another program may fail to build meanwhile. */
const rebuiltMark = program => join(repositoryRoot, program, 'dist/rebuilt')

/** @returns the id of the release that a program was built into; undefined where there is none, or it cannot be read */
function releaseIn(program) {
  try {
    return JSON.parse(readFileSync(productOf(program), 'utf8')).id
  } catch {
    return undefined
  }
}

/**
 * Builds one program when its sources changed, and says so on the error stream.
 * @returns the folder of its release
 * @throws when there is no such program
 */
export async function buildForRelease(program) {
  const programs = presentPrograms()
  if (!programs.includes(program)) throw new Error(`There is no ${program} in this checkout: expected ${programs.join(', ')}`)
  await build([program], { aside: true })
  return `${program}/dist/release`
}

const presentPrograms = () => ['shell', ...presentSections()].filter(program => existsSync(join(repositoryRoot, program, 'package.json')))

/** @throws before anything is built, when SITE is no address */
async function build(programs, options) {
  await import('tsx')
  const { readSite } = await import('@site/delivery/settings')
  readSite(process.env.SITE)
  // What is built for print names the site's address.
  const shared = digestOf(sharedInputs, process.env.SITE)
  const queue = programs.filter(program => !isFresh(program, shared)).reverse() // the largest are the last
  const ends = await Promise.allSettled([work(queue, shared, options), work(queue, shared, options)])
  for (const { reason } of ends) if (reason) throw reason
}

async function work(queue, shared, options) {
  for (let program = queue.shift(); program; program = queue.shift()) {
    const inputs = inputsOf(program, shared)
    const [, before] = stampIn(program).split(' ')
    await run('node', ['shared/build/bin/site-build.mjs', program], { ...options, sends: true })
    const built = `${releaseIn(program)}`
    // The same source makes the same release again; and where none was, as in a fresh clone, nobody knows whether it changed.
    if (!options?.aside && before !== undefined && built !== before) writeFileSync(rebuiltMark(program), '')
    writeFileSync(stampOf(program), `${inputs} ${built}`)
  }
}

const isFresh = (program, shared) =>
  existsSync(productOf(program)) && stampIn(program) === `${inputsOf(program, shared)} ${releaseIn(program)}`

/** Module Federation's devtools are a part of the shell where they are asked for. */
const inputsOf = (program, shared) =>
  digestOf([folderOf(program)], program === 'shell' && process.env.FEDERATION_DEVTOOLS === '1' ? `${shared} devtools` : shared)
