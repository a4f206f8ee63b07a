/** Ours load others: sections by other tools are published from a folder and come alive in this shell. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterLoader, launchChromium, openPage, pageHydrated } from '../support/browser.ts'
import { root } from '../support/root.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildAnew, buildByRspack, buildByVite, makeGuest, prerender } from './guests/build-guest.ts'

const run = promisify(execFile)

let folder: string
let site: Site
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guests-'))
  site = await startSite()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const publishFrom = (built: string): Promise<{ stdout: string; stderr: string }> =>
  run('node', ['shared/build/bin/task.mjs', 'release', 'publish', '--from', built, '--stable'], {
    cwd: root,
    env: { ...process.env, STORE: site.store, RELEASE_SERVER: '', VITEST: '', NODE_ENV: '' },
  })

const refusal = (built: string): Promise<string> =>
  publishFrom(built).then(
    () => 'taken',
    (error: { stderr: string }) => error.stderr,
  )

async function expectAlive(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 600))
  const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
  await afterLoader(page)
  await page.goto(`${site.address}/guest`)
  await pageHydrated(page)
  await page.getByRole('button', { name: 'Counted 0' }).press('Enter')
  await page.getByRole('button', { name: 'Counted 1' }).waitFor()
  expect(await page.getByRole('heading', { name: 'A guest' }).evaluate(heading => getComputedStyle(heading).color)).toBe('rgb(1, 2, 3)')
  expect(await page.title()).toContain('Guest')
  expect(complaints).toEqual([])
  await close()
}

describe.each([
  ['the plugin', buildByVite],
  ['rspack', buildByRspack],
] as const)('a section by %s, word by word as docs/teams.md has it', (_by, build) => {
  const guest = () => join(folder, build.name)

  it('is published and comes alive, with this site’s React', async () => {
    await makeGuest(guest())
    await build(guest())
    expect(await refusal(join(guest(), 'dist'))).toMatch(/dist holds no section\.json \(docs\/teams\.md\), and no release\.json either/)
    await prerender(guest())
    await publishFrom(join(guest(), 'dist'))
    await expectAlive()
  })
})

/** Settings in the order in which the refusals ask for them, each with the refusal before it is set. */
type Step = { readonly refused: string | RegExp; readonly settings?: object; readonly options?: object }

const exposes = { './section': './src/section.jsx' }
const base = '/_/remote-guest/'

/** The remote of the plugin's README, https://github.com/module-federation/vite#the-remote-application-configuration, without Vue. */
const readme = {
  name: 'remote',
  filename: 'remoteEntry.js',
  varFilename: 'varRemoteEntry.js',
  ssrFilename: 'remoteEntry.ssr.js',
  exposes: { './remote-app': './src/section.jsx' },
}

const pluginSteps: Step[] = [
  { refused: 'holds no mf-manifest.json: set manifest: true', options: { manifest: true } },
  { refused: "remote-guest exposes no ./section: set exposes: { './section': … }", options: { exposes } },
  { refused: `its files are made for auto: set base: '${base}' (Vite)`, settings: { base } },
  { refused: 'brings its own React: set shared: { react: { singleton: true }', options: { shared: ['react', 'react-dom'] } },
  { refused: /assets\/\S+ lies in a folder: set build\.assetsDir: ''/, settings: { build: { assetsDir: '' } } },
  {
    refused: "remoteEntry.js has no hash in its name: set filename: 'remoteEntry-[hash].js'",
    options: { filename: 'remoteEntry-[hash].js' },
  },
  { refused: /varRemoteEntry\.js has no hash in its name: .* and no varFilename/, options: { varFilename: undefined } },
]

const names = '[name]-[contenthash].js'
const module = { module: true, chunkFormat: 'module', chunkLoading: 'import' }

const rspackSteps: Step[] = [
  {
    refused: `set manifest: true in the options of Module Federation, or output.publicPath: '${base}' (Rspack)`,
    settings: { publicPath: base },
  },
  {
    refused: "its entry is a script and no module: set library: { type: 'module' }",
    settings: module,
    options: { library: { type: 'module' } },
  },
  {
    refused: /has no hash in its name: .* output\.chunkFilename: '\[name\]-\[contenthash\]\.js' \(Rspack\)/,
    settings: { filename: names, chunkFilename: names },
    options: { filename: 'remoteEntry-[contenthash].js' },
  },
]

describe('an example as it stands', () => {
  it.each([
    ['vite', buildByVite, readme, pluginSteps],
    ['rspack', buildByRspack, { name: 'guest', filename: 'remoteEntry.js', exposes, shared: { react: { singleton: true } } }, rspackSteps],
  ] as const)('of %s is refused with the next setting, until it is taken and comes alive', async (tool, build, example, steps) => {
    const guest = join(folder, `${tool}-example`)
    await makeGuest(guest)
    await build(guest)
    await prerender(guest)
    const brought = ['section.json', 'page-guest.html']
    for (const name of brought) await cp(join(guest, 'dist', name), join(guest, name))
    let [settings, options]: [object, object] = [{}, example]
    const attempt = async (): Promise<string> => {
      await buildAnew(guest, tool, settings, options)
      for (const name of brought) await cp(join(guest, name), join(guest, 'dist', name))
      return refusal(join(guest, 'dist'))
    }
    for (const step of steps) {
      expect(await attempt()).toMatch(step.refused)
      settings = { ...settings, ...step.settings }
      options = { ...options, ...step.options }
    }
    expect(await attempt()).toBe('taken')
    await expectAlive()
  })

  it('is refused with a file whose name is too long', async () => {
    const built = join(folder, buildByVite.name, 'dist')
    await writeFile(join(built, `${'chunk-'.repeat(40)}1a2b3c4d.js`), '')
    expect(await refusal(built)).toMatch(
      /chunk-1a2b3c4d\.js: expected at most 200 letters.* set build\.rolldownOptions\.output\.chunkFileNames/,
    )
  })
})
