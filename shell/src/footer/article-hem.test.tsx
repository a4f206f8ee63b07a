import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ArticleHem } from './article-hem.tsx'
import { quoteArticle } from './quote-article.ts'

vi.mock('@site/kit/runtime', async kept => ({
  ...(await kept<typeof import('@site/kit/runtime')>()),
  layOut: async () => undefined,
  near: async () => undefined,
}))

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
