/** On client navigation the picture of a card becomes the hero of the page it leads to, where that begins with the same one. */
const pictures = '[class*="tint-"]'
const nameOf = (picture: Element): string | undefined => /\btint-\S+/.exec(picture.className)?.[0]
let opened: HTMLElement | null | undefined

/** Remembers the picture beside a followed link. One that is named like the page is its hero as well: it is fetched at the hero's width. */
export function openCard(link: HTMLAnchorElement): void {
  opened = link.closest('dialog, li')?.querySelector<HTMLElement>(pictures)
  if (opened && nameOf(opened) === `tint-${link.pathname.slice(1)}` && innerWidth >= 768)
    opened.querySelector('source:last-of-type')?.setAttribute('sizes', '100vw') // phones are shown another crop
}

/** The card's picture, if it is on the screen, named for the transition. */
export function takeCard(): HTMLElement | undefined {
  if (!opened?.checkVisibility() || opened.getBoundingClientRect().bottom <= 0) return
  opened.style.setProperty('view-transition-name', 'opening')
  return opened
}

/** Whether the page shown now begins with the card's picture, decoded within 120 ms: what grows has to be painted at once. */
export async function becomesHero(card: Element): Promise<boolean> {
  const hero = document.querySelector('#page section:has(h1)')?.querySelector(pictures)
  if (!hero || nameOf(hero) !== nameOf(card)) return false
  const decoded = hero.querySelector('img')?.decode()
  return Promise.race([decoded?.then(() => true) ?? false, new Promise<boolean>(done => setTimeout(done, 120, false))]).catch(() => false)
}
