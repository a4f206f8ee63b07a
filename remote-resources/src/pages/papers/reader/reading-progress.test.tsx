import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReadingProgress } from './reading-progress.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** An article as it is delivered, not hydrated yet, half of it read. */
function printedArticle(): void {
  const article = Object.assign(document.createElement('article'), { id: 'text' })
  article.getBoundingClientRect = () => DOMRect.fromRect({ y: -2000, height: 4000 + innerHeight })
  document.body.append(article)
}

it('stands where the reader is, also while the article waits to be hydrated and nobody scrolls', async () => {
  printedArticle()
  const { container } = render(<ReadingProgress articleId="text" steps={4} />)
  await waitFor(() => expect((container.firstChild as HTMLElement).style.transform).toBe('scaleX(0.5)'))
})
