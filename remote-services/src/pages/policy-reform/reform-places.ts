import { motionAllowed } from '@site/kit/runtime'

/** Ids of the two places of a country, each of which leads to the other. */
export const placesOf = (slug: string) => ({ inList: `reform-${slug}`, onMap: `map-${slug}` }) as const

type Followed = { readonly currentTarget: Element; preventDefault(): void }

/** Goes where the link leads as the browser would, but scrolls no further than to see it, with the country in the middle of a map that is wider than the screen, and leaves the address alone. */
export function followWithin(event: Followed): void {
  const goal = document.querySelector<HTMLElement>(event.currentTarget.getAttribute('href') ?? '')
  if (!goal) return
  event.preventDefault()
  const whole = goal.closest('li') ?? goal
  const behavior = motionAllowed() ? 'smooth' : 'instant'
  for (const end of [event.currentTarget, whole]) end.scrollIntoView({ block: 'nearest', inline: 'center', behavior })
  goal.focus({ preventScroll: true })
}
