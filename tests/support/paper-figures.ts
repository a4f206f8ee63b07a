/** The figures of the bank paper, as a reader meets them. */
import { identity } from '@site/identity'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The paper's path. */
export const bankPaper = `/whitepaper/${identity.name.toLowerCase().replaceAll(' ', '-')}`

export const figure = (page: Page, name: string | RegExp) => page.getByRole('figure', { name })
export const figures = [/^Figure 1 /, /^Figure 2 /, /^Figure 3 /, /^Figure 4 /]

/** Comes to each figure as a reader does, and waits until it can be worked. */
export async function reachAll(page: Page): Promise<void> {
  for (const name of figures) {
    await figure(page, name).scrollIntoViewIfNeeded()
    const sliders = figure(page, name).getByRole('slider')
    await expect.poll(() => sliders.evaluateAll(all => all.length > 0 && !all.some(slider => slider.matches(':disabled')))).toBe(true)
  }
}
