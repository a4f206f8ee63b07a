import { siteStore } from '@site/kit/runtime'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ArticleHem } from './article-hem.tsx'
import { quoteArticle } from './quote-article.ts'

vi.mock('@site/kit/runtime', async kept => ({
  ...(await kept<typeof import('@site/kit/runtime')>()),
  layOut: async () => undefined,
  near: async () => undefined,
}))

it('goes to the article that the address asks for, whole, with the focus on its thread', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  siteStore.setState({ path: '/faq' })
  render(<ArticleHem quoted={quoteArticle()} />)
  act(() => {
    location.hash = '#article-14'
  })
  const thread = await screen.findByRole('button', { name: 'Article 14, asylum', pressed: true }, { timeout: 5000 })
  expect(document.activeElement).toBe(thread)
  expect(document.querySelectorAll('blockquote li')).toHaveLength(2)
  expect(scroll).toHaveBeenCalled()
  history.replaceState(null, '', '/')
  cleanup()
})

it('takes no focus with the drawing, however soon it comes back to the link', async () => {
  const { container } = render(<ArticleHem quoted={quoteArticle()} />)
  const link = () => screen.getByRole('link', { name: 'All thirty at the United Nations' })
  const drawn = link()
  const waits = vi.spyOn(container.firstElementChild as Element, 'addEventListener')
  drawn.focus()
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith('focusout', expect.anything(), { once: true }))
  drawn.blur()
  // The instrument is on its way, and the focus with it.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  link().focus()
  await vi.waitFor(() => expect(drawn.isConnected).toBe(false))
  expect(document.activeElement).toBe(link())
})
