import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../delivery/test-support/temporary-folder.ts'
import { repositoryRoot } from '../../sections.mjs'

const run = promisify(execFile)
let folder: string

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** Gives the release the id that the section's source names, as a build gives it one by the content. */
const siteBuild = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const program = process.argv[2]
const [product, id] = program === 'status' ? ['shared/status/dist/render.mjs', ''] : [program + '/dist/release/release.json', readFileSync(program + '/src/section.ts', 'utf8')]
mkdirSync(product.replace(/[^/]+$/, ''), { recursive: true })
writeFileSync(product, JSON.stringify({ id }))
`

/** A checkout with one section, whose programs only note what they are called with. */
beforeEach(async () => {
  folder = await temporaryFolder()
  for (const path of ['shared/build/bin/tasks', 'shared/build/sections.mjs', 'shared/build/package.json'])
    await cp(join(repositoryRoot, path), join(folder, path), { recursive: true })
  await symlink(join(repositoryRoot, 'shared/build/node_modules'), join(folder, 'shared/build/node_modules'))
  await write('shared/build/bin/site-build.mjs', siteBuild)
  await write(
    'shared/delivery/bin/publish-builds.mjs',
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('published', process.argv.slice(2).join(' '))`,
  )
  await write('remote-home/package.json', '{}')
  await write('remote-home/src/section.ts', 'a')
})

const inCheckout = (call: string, env: NodeJS.ProcessEnv = {}) =>
  run(
    'node',
    [
      '-e',
      `import('./shared/build/bin/tasks/build.mjs').then(tasks => tasks.${call}).catch(error => { console.error(error.message); process.exit(1) })`,
    ],
    {
      cwd: folder,
      env: { ...process.env, SITE: '', ...env },
    },
  )

describe('buildStale', () => {
  const home = 'remote-home/dist/release'
  const published = async (env?: NodeJS.ProcessEnv): Promise<string> => {
    await inCheckout('buildStale()', env)
    return readFile(join(folder, 'published'), 'utf8')
  }

  it('says that a program was built anew when its source makes another release than before', async () => {
    await published()
    await write('remote-home/src/section.ts', 'b')
    expect(await published()).toBe(`--rebuilt ${home}`)
    await write('remote-home/src/section.ts', 'a')
    expect(await published()).toBe(`--rebuilt ${home}`)
  })

  it('publishes no edit that a development server built and that was thrown away again', async () => {
    await published()
    await write(`${home}/release.json`, '{"id":"an edit"}')
    expect(await published()).toBe(home)
    expect(await readFile(join(folder, home, 'release.json'), 'utf8')).toBe('{"id":"a"}')
  })

  it('says so as well when another program could not be built meanwhile', async () => {
    await write('remote-services/package.json', '{}')
    await write('remote-services/src/section.ts', 'c')
    const all = `${home} remote-services/dist/release`
    expect(await published()).toBe(all)
    await write('remote-home/src/section.ts', 'b')
    await write(
      'shared/build/bin/site-build.mjs',
      siteBuild.replace('const program', "if (process.argv[2] === 'remote-services') process.exit(1)\nconst program"),
    )
    await write('remote-services/src/section.ts', 'd')
    await expect(published()).rejects.toThrow()
    await write('shared/build/bin/site-build.mjs', siteBuild)
    await write('remote-services/src/section.ts', 'c')
    expect(await published()).toBe(`--rebuilt ${all}`)
    expect(await published()).toBe(all)
  })

  it('does not say so of a fresh clone, without dist, with another SITE, and after a change that is in no file', async () => {
    expect(await published()).toBe(home)
    await rm(join(folder, 'remote-home/dist'), { recursive: true })
    expect(await published()).toBe(home)
    expect(await published({ SITE: 'https://example.org' })).toBe(home)
    await write('shared/kit/button.ts', '// a comment')
    expect(await published()).toBe(home)
  })
})

it('says before anything is built that SITE is no address', async () => {
  const refused = inCheckout('buildStale()', { SITE: 'example.org' })
  await expect(refused).rejects.toMatchObject({
    stderr: 'SITE: expected the address of the site such as https://example.org, without a path, got "example.org"\n',
  })
  expect(existsSync(join(folder, 'remote-home/dist'))).toBe(false)
})

it('fails with the reason that a build gives, and nothing else', async () => {
  await write('shared/build/bin/site-build.mjs', `process.send('remote-home: the page / cannot be rendered: no', () => process.exit(1))`)
  await expect(inCheckout(`buildForRelease('remote-home')`)).rejects.toMatchObject({
    stderr: 'remote-home: the page / cannot be rendered: no\n',
  })
})

it('a build that cannot be made says why in words, without a trace', async () => {
  const failed = run('node', ['shared/build/bin/site-build.mjs', 'remote-nowhere'], { cwd: repositoryRoot })
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.not.stringMatching(/^\s+at /m) })
})
