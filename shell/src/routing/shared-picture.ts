/** On client navigation the picture of a card becomes the hero of the page it leads to, where that begins with the same one. */

/** Milliseconds that a page waits for its hero to be decoded: after them it comes without the card's picture. */
const maxDecodeMs = 120

const pictures = '[class*="tint-"]'
const nameOf = (picture: Element): string | undefined => /\btint-\S+/.exec(picture.className)?.[0]

let opened: HTMLElement | undefined

/** Remembers the picture of the card, or of the dialog, that a followed link stands in, if it is on the screen. */
export function openCard(link: Element): void {
  const picture = link.closest('dialog, li')?.querySelector<HTMLElement>(pictures)
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {}
  opened = (bottom > 0 && top < innerHeight && picture) || undefined
}

/** The card's picture, named for the transition; once, then nothing until the next card. */
export function takeCard(): HTMLElement | undefined {
  const card = opened
  opened = undefined
  card?.style.setProperty('view-transition-name', 'opening')
  return card
}

/** Whether the page that is shown now begins with the card's picture, decoded: what grows has to be painted at once. */
export async function becomesHero(card: Element): Promise<boolean> {
  const hero = document.querySelector('#page section:has(h1)')?.querySelector(pictures)
  if (!hero || nameOf(hero) !== nameOf(card)) return false
  const decoded = hero
    .querySelector('img')
    ?.decode()
    .then(() => true)
  return Promise.race([decoded ?? false, new Promise<boolean>(done => setTimeout(done, maxDecodeMs, false))]).catch(() => false)
}
