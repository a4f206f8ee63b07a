import { expect, it, vi } from 'vitest'
import { openCard } from './shared-picture.ts'

/** The sizes of a card's picture once the link to `path` was followed in a window so wide. */
function sizesAfter(path: string, width: number): (string | null)[] {
  vi.stubGlobal('innerWidth', width)
  document.body.innerHTML = `<ul><li>
    <span class="media tint-holistic-healing"><picture>
      <source media="(width < 48rem)" sizes="92vw" /><source sizes="32vw" /><img alt="" />
    </picture></span>
    <a href="${path}">View</a>
  </li></ul>`
  openCard(document.querySelector('a') as HTMLAnchorElement)
  return [...document.querySelectorAll('source')].map(source => source.getAttribute('sizes'))
}

it('fetches the picture of a card as wide as the hero that it becomes', () => {
  expect(sizesAfter('/holistic-healing', 1280)).toEqual(['92vw', '100vw'])
})

it('fetches nothing where the page begins with another, or shows another crop', () => {
  expect(sizesAfter('/healing', 1280)).toEqual(['92vw', '32vw'])
  expect(sizesAfter('/holistic-healing', 390)).toEqual(['92vw', '32vw'])
})
