/** A visitor who goes wherever chance takes her, in one or two tabs, and what she finds wrong on the way. */
import { identity } from '@site/identity'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright'
import { agentOf } from './browser.ts'
import { standIn } from './cohort-visit.ts'
import { anyOf, type Dice } from './dice.ts'
import { type LoadedDocument, type Loads, watchLoads } from './loads.ts'
import { type KnownReleases, wrongMarks } from './mixtures.ts'
import { arrived, followLink, followTwoLinks, followWithIntent, goBack, openTile, readLinkedFile, search } from './ways.ts'

export type Wanderer = {
  readonly cohort: number
  readonly done: ReadonlySet<string>
  /** What was wrong with what they saw, in words. */
  readonly complaints: readonly string[]
  step(): Promise<void>
  /** Closes their tabs. Resolves to all the documents they had. */
  leave(): Promise<LoadedDocument[]>
}

export type WandererOptions = {
  readonly address: string
  readonly roll: Dice
  readonly releases: KnownReleases
  /** Decoded paths of the site. */
  readonly paths: readonly string[]
  /** Whether they want the site to move. */
  readonly motion: boolean
}

type Tab = { readonly page: Page; readonly loads: Loads }

const pagesWithFiles = ['/human-rights-hero', `/whitepaper/${identity.name.toLowerCase().replaceAll(' ', '-')}`]

export async function createWanderer(browser: Browser, { address, roll, releases, paths, motion }: WandererOptions): Promise<Wanderer> {
  const cohort = Math.floor(roll() * 10_000)
  const context = await contextOf(browser, { address, cohort, motion })
  const complaints: string[] = []
  const documents: LoadedDocument[] = []
  const done = new Set<string>()
  const tabs: Tab[] = []
  const open = (page: Page, path: string) => page.goto(address + encodeURI(path))

  const openTab = async (): Promise<void> => {
    const page = await context.newPage()
    page.on('console', message => isComplaint(message) && complaints.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', error => complaints.push(`${page.url()}: ${error}`))
    tabs.push({ page, loads: await watchLoads(page) })
    await open(page, anyOf(roll, paths))
    await arrived(page)
  }
  const closeTab = async (tab: Tab): Promise<void> => {
    tabs.splice(tabs.indexOf(tab), 1)
    documents.push(...(await tab.loads.documents()))
    await tab.page.close()
  }

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'followed a link': page => followLink(page, roll, paths),
    'followed a link of the page': page => followLink(page, roll, paths),
    'followed two links at once': page => followTwoLinks(page, roll, paths),
    'rested on a link and followed it': page => followWithIntent(page, roll),
    'opened a tile': page => openTile(page, roll, `${address}/`),
    'opened an address': page => open(page, anyOf(roll, paths)),
    reloaded: page => page.reload(),
    'went back': goBack,
    'went forward': page => page.goForward(),
    searched: page => search(page, roll),
    'read a file': page =>
      open(page, anyOf(roll, pagesWithFiles))
        .then(() => arrived(page))
        .then(() => readLinkedFile(page)),
  }

  const step = async (): Promise<void> => {
    if (roll() < 0.1) await openTab()
    if (tabs.length > 2) await closeTab(anyOf(roll, tabs))
    const { page, loads } = anyOf(roll, tabs)
    const [name, way] = anyOf(roll, Object.entries(ways))
    const from = page.url()
    try {
      await way(page)
      await arrived(page)
    } catch (error) {
      const pending = (await loads.current()).loads.filter(load => load.status === undefined && load.failure === undefined)
      const waited = pending.map(({ address: each }) => each).join(' ')
      throw new Error(`From ${from} the visitor ${name}, came no further than ${page.url()}, and waited for ${waited || 'nothing'}`, {
        cause: error,
      })
    }
    done.add(name)
    const wrong = await wrongMarks(page, releases)
    complaints.push(...wrong.map(each => `from ${from} the visitor ${name}: ${each}`))
  }

  const leave = async (): Promise<LoadedDocument[]> => {
    for (const tab of [...tabs]) await closeTab(tab)
    await context.close()
    return documents
  }

  await openTab()
  return { cohort, done, complaints, step, leave }
}

/** That they rested on a link and did not follow it is advice of the browser's to whoever wrote the page. */
const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !/was preloaded using link preload but not used/.test(message.text())

type ContextOptions = { address: string; cohort: number; motion: boolean }

async function contextOf(browser: Browser, { address, cohort, motion }: ContextOptions): Promise<BrowserContext> {
  const reducedMotion = motion ? 'no-preference' : 'reduce'
  const context = await browser.newContext({ userAgent: agentOf(browser), viewport: { width: 1280, height: 800 }, reducedMotion })
  await standIn(context, address, cohort)
  // The loading animation is for a first visit, and this is none.
  await context.addInitScript(() => location.protocol === 'http:' && sessionStorage.setItem('home-opened', 'yes'))
  return context
}
