/** The same site with more releases in its store and with more sections, each served as `npm start` does. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, SectionRelease } from '@site/delivery/release'
import { root } from '../../support/root.ts'
import { makeStore, stableReleases } from './altered-releases.ts'
import { type Captured, capture } from './captured-answers.ts'
import { generateSections } from './generated-sections.ts'
import { freePort, type Started, startProgram } from './started-program.ts'

/** `releases` of each program in the store; `sections` besides the shell. The first is what the others are compared with. */
const variants = [
  { releases: 1, sections: 5 },
  { releases: 10, sections: 5 },
  { releases: 100, sections: 5 },
  { releases: 100, sections: 50 },
] as const

export type Kind = 'pages' | 'assets'

export type Variant = Started & {
  readonly name: string
  /** Folder of its release store. */
  readonly store: string
  /** What it answers to each address that is measured. */
  readonly answers: Readonly<Record<Kind, readonly Captured[]>>
  /** Files with these addresses, one a line. */
  readonly paths: Readonly<Record<Kind, string>>
}

/** Starts all of them; each keeps its files in a folder of its own below `folder`. */
export async function startVariants(folder: string): Promise<Variant[]> {
  const releases = await stableReleases()
  const started: Variant[] = []
  try {
    for (const variant of variants) started.push(await startVariant(folder, releases, variant))
    return started
  } catch (error) {
    await Promise.all(started.map(({ stop }) => stop()))
    throw error
  }
}

async function startVariant(parent: string, releases: readonly Release[], variant: (typeof variants)[number]): Promise<Variant> {
  const name = `${variant.releases} ${variant.releases === 1 ? 'release' : 'releases'}, ${variant.sections} sections`
  const folder = join(parent, name.replaceAll(/\W+/g, '-'))
  const store = join(folder, 'store')
  const sections = releases.filter(release => release.kind === 'section')
  const [like] = sections
  if (!like) throw new Error('The store holds no section: npm run build')
  await mkdir(store, { recursive: true })
  const generated = await generateSections(store, variant.sections - sections.length, like)
  await makeStore(store, [...releases, ...generated], variant.releases)
  const site = await startSite(folder, store)
  const answers = await captureAnswers(site.address, sections).catch(async error => {
    await site.stop()
    throw new Error(`${(error as Error).message}. The server said: ${site.said()}`, { cause: error })
  })
  const paths = { pages: join(folder, 'pages'), assets: join(folder, 'assets') }
  for (const kind of ['pages', 'assets'] as const) await writeFile(paths[kind], answers[kind].map(({ path }) => `${path}\n`).join(''))
  return { ...site, name, store, answers, paths }
}

/** As behind a proxy, so that the load can come from many visitors; nothing else is set but where it keeps its things. */
export async function startSite(folder: string, store: string): Promise<Started> {
  const port = await freePort()
  return startProgram({
    command: 'node',
    args: ['shared/delivery/bin/serve.mjs'],
    cwd: root,
    env: {
      PORT: String(port),
      ADMIN_PORT: 'off',
      TRUST_PROXY: '1',
      STORE: store,
      OUTBOX: join(folder, 'outbox'),
      ACCESS_LOG: join(folder, 'access.log'),
    },
    port,
  })
}

/** The pages of the built sections, and every file that these name but films and sounds. */
async function captureAnswers(address: string, sections: readonly SectionRelease[]): Promise<Variant['answers']> {
  const pages = await captureAll(
    address,
    sections.flatMap(({ pages }) => pages.map(({ path }) => encodeURI(path))),
  )
  const named = new Set<string>()
  for (const { path } of pages) {
    const document = await (await fetch(new URL(path, address))).text()
    for (const [file] of document.matchAll(/\/_\/[\w-]+\/[\w.-]+/g)) if (!streamed.test(file)) named.add(file)
  }
  return { pages, assets: await captureAll(address, [...named]) }
}

const streamed = /\.(mp4|webm|m4a|ogg|mp3|wav|pdf)$/

async function captureAll(address: string, paths: readonly string[]): Promise<Captured[]> {
  const answers: Captured[] = []
  for (const path of paths) {
    const answer = await capture(address, path)
    if (answer.status !== 200) throw new Error(`${address}${path} answered with status ${answer.status}`)
    answers.push(answer)
  }
  return answers
}
