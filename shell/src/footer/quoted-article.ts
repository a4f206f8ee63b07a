/** The article of the Universal Declaration that a document quotes in its footer. */
export type QuotedArticle = {
  readonly number: number
  /** Its first paragraph. */
  readonly text: string
  /** The page rests on articles of its own, of which this is the first; otherwise on all thirty. */
  readonly isOwn: boolean
}

/** Articles that the shown page rests on, its own first; undefined where it names none and rests on all. */
export function articlesOfPage(): number[] | undefined {
  return document.documentElement.dataset.articles?.split(' ').map(Number)
}

/** The number in an address such as `#article-5`; undefined in any other. */
export const articleIn = (hash: string): number | undefined => Number(/^#article-([1-9]|[12]\d|30)$/.exec(hash)?.[1]) || undefined

/** What the document quotes. Its words stand there already: no script brings them a second time. */
export function quotedInDocument(): QuotedArticle {
  const quotation = document.querySelector<HTMLElement>('[data-article]')
  return {
    number: Number(quotation?.dataset.article),
    text: quotation?.textContent.slice(1, -1) ?? '',
    isOwn: articlesOfPage() !== undefined,
  }
}
