/** Sentences of a section's pages in which a term of the site returns, read from their prerendered markup: its weave file. */
import { locale } from '@site/identity/locale'
import type { TermSentence } from '@site/kit/contract/weave'
import { draftsOf, findable, type MarkedPage, tidy } from './search-index.ts'

/** A sentence that can stand alone: whole, of so many characters, and pointing at no other. */
const standsAlone = /^(?!(?:Its?|Only|Th(?:at|en|ere|ese|ey|is|ose))\b|.*\belsewhere\b)\p{Lu}.{38,168}[.?!]$/u
const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })

/** The first sentence of each page with each term, where it has one. */
export function weaveOf(pages: readonly MarkedPage[], terms: readonly string[]): TermSentence[] {
  return pages.filter(findable).flatMap(({ page: { path, head }, markup }) => {
    const lines = draftsOf(markup).flatMap(({ text }) => text.split('\n'))
    const sentences = lines.flatMap(line => [...segmenter.segment(tidy(line))].map(({ segment }) => segment.trim()))
    const alone = sentences.filter(sentence => standsAlone.test(sentence))
    return terms.flatMap(term => {
      const word = new RegExp(`\\b${term}(?:e?s)?\\b`, 'i')
      const sentence = alone.find(each => word.test(each))
      const times = lines.join('\n').split(new RegExp(word, 'gi')).length - 1
      return sentence ? [{ term, times, path, area: head.area, title: head.title, sentence: sentence.replace(word, '*$&*') }] : []
    })
  })
}
