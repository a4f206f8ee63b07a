import { motionAllowed } from '@site/kit/runtime'

/** Ids of the two places of a country, each of which leads to the other. */
export const placesOf = (slug: string) => ({ inList: `reform-${slug}`, onMap: `map-${slug}` }) as const

const behavior = (): ScrollBehavior => (motionAllowed() ? 'smooth' : 'instant')

type Followed = { readonly currentTarget: Element; preventDefault(): void }

/** Goes where the link leads as the browser would, but scrolls no further than to see it, and leaves the address alone. */
export function followWithin(event: Followed): void {
  const goal = document.querySelector<HTMLElement>(event.currentTarget.getAttribute('href') ?? '')
  if (!goal) return
  event.preventDefault()
  goal.scrollIntoView({ block: 'nearest', behavior: behavior() })
  goal.focus({ preventScroll: true })
}

/** Brings `list` onto the screen, the country to its top and the focus to its link. */
export function openInList(list: Element | null, slug: string): void {
  list?.scrollIntoView({ block: 'nearest', behavior: behavior() })
  bringIntoList(list, slug)
  list?.querySelector<HTMLElement>(`#${placesOf(slug).inList}`)?.focus({ preventScroll: true })
}

/** Scrolls `list`, and nothing around it, to the country. */
export function bringIntoList(list: Element | null, slug: string): void {
  const item = list?.querySelector(`#${placesOf(slug).inList}`)?.closest('li')
  if (!list || !item) return
  const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
  list.scrollTo({ top, behavior: behavior() })
}
