import { articles } from '@site/identity/declaration'
import type { QuotedArticle } from './quoted-article.ts'

export const articleNumbers: readonly number[] = articles.map((_, index) => index + 1)

/** What the footer of a page that rests on `number` quotes; of a page that names no article, the first. For prerendering: it holds all words. */
export function quoteArticle(number?: number): QuotedArticle {
  return { number: number ?? 1, text: articles[(number ?? 1) - 1]?.[0] ?? '', isOwn: number !== undefined }
}
