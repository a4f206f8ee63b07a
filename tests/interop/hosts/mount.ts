/** What every host of these tests does with a section: it shows one of its pages. */
import type { Section } from '@site/kit/contract'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

export async function mount({ pages }: Section): Promise<void> {
  const page = pages.find(({ path }) => path === '/fees')
  const root = document.getElementById('root')
  if (!page || !root) throw new Error('There is no page /fees to show')
  const { Page } = await page.load()
  createRoot(root).render(createElement(Page))
}
