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

/** Brings the country to the top of `list` and the focus to its link; the page moves no further than to show that one entry. */
export function openInList(list: Element | null, slug: string): void {
  const link = list?.querySelector<HTMLElement>(`#${placesOf(slug).inList}`)
  bringIntoList(list, slug, 'instant')
  link?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: behavior() })
  link?.focus({ preventScroll: true })
}

/** Scrolls `list`, and nothing around it, to the country. */
export function bringIntoList(list: Element | null, slug: string, how = behavior()): void {
  const item = list?.querySelector(`#${placesOf(slug).inList}`)?.closest('li')
  if (!list || !item) return
  const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
  list.scrollTo({ top, behavior: how })
}

/** Whether the country's entry is whole within `list`. */
export function isWholeIn(list: Element, slug: string): boolean {
  const item = list.querySelector(`#${placesOf(slug).inList}`)?.closest('li')
  const [{ top, bottom }, place] = [list.getBoundingClientRect(), item?.getBoundingClientRect()]
  return place !== undefined && place.top >= top - 2 && place.bottom <= bottom + 2
}
