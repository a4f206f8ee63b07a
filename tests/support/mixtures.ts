/** What must not be: a document, or anything that it loads, from another release than its pin names. */
import type { Pin, ProgramName, Release, SectionPin } from '@site/delivery/release'
import type { ReleaseStore } from '@site/delivery/release-store'
import type { Page } from 'playwright'
import { markProperty, marksIn } from './altered-releases.ts'
import { hasFailed, type Load, type LoadedDocument, pinIn } from './loads.ts'
import { mainOf } from './page-words.ts'

export type KnownReleases = {
  read(program: ProgramName, id: string): Promise<Release>
  /** The mark that a release was published with; undefined for the built one. */
  markOf(id: string): string | undefined
}

/** @param marks by release */
export function knownReleases(store: ReleaseStore, marks: ReadonlyMap<string, string>): KnownReleases {
  const known = new Map<string, Promise<Release>>()
  return {
    markOf: id => marks.get(id),
    read: (program, id) => {
      const release = known.get(id) ?? store.readRelease(program, id)
      known.set(id, release)
      return release
    },
  }
}

/** The release of each program that a document was made of. */
export const releasesOf = (pin: Pin): [ProgramName, string][] => [
  ['shell', pin.shell],
  ...Object.entries(pin.sections).map(([name, part]): [ProgramName, string] => [name as ProgramName, part?.release ?? '']),
]

/** What is wrong with what a document loaded, in words; empty when all of it came, from the releases of its pin. */
export async function wrongLoads({ address, loads, html }: LoadedDocument, releases: KnownReleases): Promise<string[]> {
  const failed = loads.filter(hasFailed).map(load => `${address}: ${load.kind} ${load.address} ended with ${load.failure ?? load.status}`)
  if (html === undefined) return failed
  const pinned = await Promise.all(releasesOf(pinIn(html)).map(([program, id]) => releases.read(program, id)))
  const foreign = loads.filter(load => !belongs(load, pinned, address))
  return [...failed, ...foreign.map(load => `${address} (${pinned.map(({ id }) => id).join(' ')}) loaded ${load.kind} ${load.address}`)]
}

function belongs({ address, kind }: Load, pinned: readonly Release[], document: string): boolean {
  const { protocol, origin, pathname, searchParams } = new URL(address)
  if (!protocol.startsWith('http')) return true // what is inside the document, such as a picture in a style sheet
  if (origin !== new URL(document).origin) return false
  if (kind === 'Document') return true
  const [, program, name = ''] = /^\/_\/([^/]+)\/(?:~\d\/)?([^/]+)$/.exec(pathname) ?? []
  const own = pinned.find(release => release.name === program)
  if (program) return name === `pin-${own?.id}.json` || Object.hasOwn(own?.files ?? {}, name)
  const release = searchParams.get('r')
  if (release) return Object.hasOwn(pinned.find(({ id }) => id === release)?.public ?? {}, pathname)
  // Without a release such an address stands for whichever is stable at this moment.
  return !/^\/(?:data|assets)\//.test(pathname)
}

/** Files among the loads in which React stands. Exactly one is right: two would be two worlds. */
export async function reactsIn({ loads }: LoadedDocument, store: ReleaseStore): Promise<string[]> {
  const scripts = new Set(loads.map(load => new URL(load.address).pathname).filter(path => /^\/_\/[^/]+\/[^/]+\.js$/.test(path)))
  const holders = [...scripts].map(async path => {
    const code = await store.storage.read(path.replace('/_/', 'files/'))
    return code && /\.H=null|H:null,A:null/.test(new TextDecoder().decode(code.bytes)) ? [path] : []
  })
  return (await Promise.all(holders)).flat()
}

/** What is wrong with the marks of a document as it was sent, in words. */
export function wrongMarkup({ address, html }: LoadedDocument, { markOf }: KnownReleases): string[] {
  if (html === undefined) return []
  const pin = pinIn(html)
  const main = mainOf(html)
  const wrong = [
    ...unlike(`${address}: the markup of the frame`, marksIn(html.replace(main, '')), markOf(pin.shell)),
    ...unlike(`${address}: the markup of the page`, marksIn(main), markOf(shownSection(pin, new URL(address).pathname)?.[1].release ?? '')),
  ]
  return wrong.map(({ words }) => words)
}

/** Milliseconds until words that a page fetches have to be there. */
const timeoutMs = 15_000

/** What is wrong with the marks of what is shown: words that code rendered, and the style sheets that hold. */
export async function wrongMarks(page: Page, releases: KnownReleases): Promise<string[]> {
  const until = Date.now() + timeoutMs
  let wrong = await marksWrongNow(page, releases)
  while (wrong.some(({ isMissing }) => isMissing) && Date.now() < until) {
    await page.waitForTimeout(100)
    wrong = await marksWrongNow(page, releases)
  }
  return wrong.map(({ words }) => words)
}

type Wrong = { readonly words: string; readonly isMissing: boolean }

async function marksWrongNow(page: Page, { markOf }: KnownReleases): Promise<Wrong[]> {
  const { path, main, frame, pin: text } = await shownWords(page)
  const pin = JSON.parse(text) as Pin
  const own = shownSection(pin, path)
  const styles = await stylesOf(
    page,
    releasesOf(pin).map(([program]) => program),
  )
  const wrongStyles = releasesOf(pin).flatMap(([program, id]) => {
    // A section's sheets come with its pages.
    const isNeeded = program === 'shell' || program === own?.[0]
    const set = styles[program] ?? ''
    return set === '' && !isNeeded ? [] : unlike(`${path}: the styles of ${program}`, set === '' ? [] : [set], markOf(id))
  })
  return [
    ...unlike(`${path}: the frame`, marksIn(frame), markOf(pin.shell)),
    ...unlike(`${path}: the page`, marksIn(main), markOf(own?.[1].release ?? '')),
    ...wrongStyles,
  ]
}

const shownWords = (page: Page): Promise<{ path: string; main: string; frame: string; pin: string }> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.textContent ?? ''
    const frame = ['frame-top', 'frame-foot'].map(id => document.getElementById(id)?.textContent ?? '').join(' ')
    return { path: location.pathname, main, frame, pin: document.getElementById('pin')?.textContent ?? '' }
  })

const stylesOf = (page: Page, programs: readonly ProgramName[]): Promise<Record<string, string>> =>
  page.evaluate(
    properties => {
      const style = getComputedStyle(document.documentElement)
      return Object.fromEntries(properties.map(([program, name]) => [program, style.getPropertyValue(name)]))
    },
    programs.map((program): [ProgramName, string] => [program, markProperty(program)]),
  )

/** The section that a path shows, with its part of the pin: home's where no section has the path. */
function shownSection({ sections }: Pin, pathname: string): [ProgramName, SectionPin] | undefined {
  const parts = Object.entries(sections) as [ProgramName, SectionPin][]
  const of = (path: string) => parts.find(([, { pages }]) => Object.hasOwn(pages, path))
  return of(decodeURIComponent(pathname)) ?? of('/')
}

/** When the marks are others than what every release of this mark shows; a release without one shows none. */
function unlike(what: string, marks: readonly string[], expected: string | undefined): Wrong[] {
  const isRight = expected === undefined ? marks.length === 0 : marks.length > 0 && marks.every(mark => mark === expected)
  const words = `${what} should be marked ${expected ?? 'nowhere'}, and is marked ${marks.join(' ') || 'nowhere'}`
  return isRight ? [] : [{ words, isMissing: marks.length === 0 }]
}
