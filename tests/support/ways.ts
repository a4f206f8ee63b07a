/** Ways through the site. Each resolves when the visitor has arrived. */
import type { Page } from 'playwright'
import { anyOf, type Dice } from './dice.ts'
import { arrival } from './visit.ts'

/** Decoded path that the tab stands at. */
export const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname)

export const arrived = (page: Page): Promise<void> => arrival(page, pathOf(page))

type Choice = {
  /** Decoded paths that links may lead to. */
  readonly paths: readonly string[]
  readonly among: string
  readonly withFullLoads: boolean
}

const inFrame = 'header nav a, footer a'
const anywhere = `${inFrame}, #page a`

/** Clicks one of the links that stay in this window. Resolves to the decoded path that it leads to. */
const clickSome = (page: Page, roll: Dice, choice: Choice): Promise<string> =>
  page.evaluate(
    ({ paths, among, withFullLoads, at }) => {
      const pathOfLink = (link: HTMLAnchorElement) => decodeURIComponent(link.pathname)
      const links = [...document.querySelectorAll<HTMLAnchorElement>(among)].filter(
        link =>
          link.origin === location.origin &&
          paths.includes(pathOfLink(link)) &&
          !link.target &&
          !link.hash &&
          !link.hasAttribute('download') &&
          (withFullLoads || link.dataset.load !== 'full'),
      )
      const link = links[Math.floor(at * links.length)]
      if (!link) throw new Error(`${location.pathname} has no link to follow`)
      link.click()
      return pathOfLink(link)
    },
    { ...choice, at: roll() },
  )

export async function followLink(page: Page, roll: Dice, paths: readonly string[]): Promise<void> {
  await arrival(page, await clickSome(page, roll, { paths, among: anywhere, withFullLoads: true }))
}

/** As somebody does who changes their mind before the page has come. */
export async function followTwoLinks(page: Page, roll: Dice, paths: readonly string[]): Promise<void> {
  await clickSome(page, roll, { paths, among: anywhere, withFullLoads: false })
  await arrival(page, await clickSome(page, roll, { paths, among: inFrame, withFullLoads: false }))
}

/** Rests on a link of the bar for as long as intent takes, and not as long as what is fetched then. */
export async function followWithIntent(page: Page, roll: Dice): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const link = page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .nth(Math.floor(roll() * 10))
  const path = await link.evaluate((element: HTMLAnchorElement) => decodeURIComponent(element.pathname))
  await link.hover()
  await page.waitForTimeout(roll() * 150)
  await link.click()
  await arrival(page, path)
}

/** Through a tile of the home page, which loads in full and which browsers prefetch. */
export async function openTile(page: Page, roll: Dice, home: string): Promise<void> {
  await page.goto(home)
  await arrived(page)
  const tile = page.locator('#work a[data-load=full]').nth(Math.floor(roll() * 4))
  const path = await tile.evaluate((link: HTMLAnchorElement) => decodeURIComponent(link.pathname))
  await tile.evaluate(link => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // Not waiting until it stands still, which a tile that moves may take long to do.
  await tile.hover({ force: true })
  await page.waitForTimeout(roll() * 600)
  await tile.evaluate((link: HTMLAnchorElement) => link.click())
  await arrival(page, path)
}

/** Not past the first address that the tab was given. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack()
  if (page.url() === 'about:blank') await page.goForward()
}

const queries = ['prison', 'school', 'healing', 'policy', 'interview']

export async function search(page: Page, roll: Dice): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search the site' }).fill(anyOf(roll, queries))
  // Of what was found: a page may have options of its own, in a select.
  const found = page
    .getByRole('listbox')
    .getByRole('option')
    .nth(Math.floor(roll() * 2))
  const path = await found.evaluate((element: HTMLAnchorElement) => decodeURIComponent(element.pathname))
  await found.click()
  await arrival(page, path)
}

/** Fetches a public file that the page links to, as its link is written once a visitor reaches for it. */
export async function readLinkedFile(page: Page): Promise<void> {
  const link = page.locator('#page a[href^="/assets/"]').first()
  await link.dispatchEvent('pointerdown')
  await link.evaluate(async (element: HTMLAnchorElement) => (await fetch(element.href)).arrayBuffer())
}
