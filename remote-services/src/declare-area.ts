import type { PageModule, SectionPage, StructuredData } from '@site/kit/contract'
import { declarePage } from './declare-page.ts'
import { type Article, declaration } from './pages/area/articles.ts'
import { type ServiceHead, service } from './pages/service/declare-service.ts'

/**
 * A page on one area of the consultant's work: a service to search engines, resting on an article where it quotes one.
 * @param slug the page's path without the slash
 */
export function declareArea(slug: string, head: ServiceHead, load: () => Promise<PageModule>, article?: Article): SectionPage {
  return declarePage(
    slug,
    { ...head, structuredData: __FOR_BROWSERS__ ? [] : [service(slug, head), ...(article ? [quotation(article)] : [])] },
    load,
  )
}

function quotation({ number, text }: Article): StructuredData {
  return {
    '@type': 'Quotation',
    name: `Article ${number}`,
    position: number,
    text,
    isPartOf: { '@type': 'CreativeWork', name: declaration },
  }
}
