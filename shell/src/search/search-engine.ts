/** The search itself: the passages of all pinned releases in one index, made in the browser when it is first asked. */
import { articles } from '@site/identity/declaration'
import { synonymsOf, withoutStopWords } from '@site/identity/search-words'
import type { Pin } from '@site/kit/contract/pin'
import type { SearchIndex } from '@site/kit/contract/search'
import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch'
import { articleName } from '../content/article-names.ts'
import { searchCopy } from '../content/search-copy.ts'
import { fetchOfAll } from '../page-slot/page-files.ts'

type Passage = {
  readonly id: number
  readonly path: string
  /** Its address on this site. */
  readonly href: string
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly about?: string
  /** Where it is an article of the Declaration: the pages that rest on it. */
  readonly rests?: string
}

/** `words` of it were found. Its heading is empty where it would say the page's title again. */
export type Hit = Omit<Passage, 'about'> & { readonly words: readonly string[] }

/** What was found on one page. */
export type PageHits = { readonly path: string; readonly title: string; readonly hits: readonly Hit[] }

export type Found = {
  readonly pages: readonly PageHits[]
  /** Passages that are shown. */
  readonly count: number
  /** Whether there are more than are shown. */
  readonly more: boolean
  /** The first word of the query that no passage has. */
  readonly unknownWord?: string | undefined
  /** Words that were found in its place, or else beside those that were typed. */
  readonly suggestions: readonly string[]
}

export type SearchEngine = {
  readonly find: (query: string) => Found
  /** Whether it knows every section. */
  readonly whole: boolean
}

/** Pages shown at most, and passages of each; as many pages are named for an article. */
const maxPages = 12
const maxHits = 3
/** Words named at most for one that no passage has. */
const maxSuggestions = 2

type Page = SearchIndex['pages'][number]

/**
 * Fetches the index of each section that the pin names: of the very releases this document is made of.
 * @throws {Error} when none of them can be had
 */
export async function loadSearch(pin: Pin): Promise<SearchEngine> {
  const { found, whole } = await fetchOfAll<SearchIndex>(pin, 'search')
  if (found.length === 0) throw new Error('No release of this document can be searched')
  return { find: searchIn(found, articlesOn), whole }
}

/** The articles in their own words, each at the hem of the page that rests on it most. */
function articlesOn(pages: readonly Page[]): Omit<Passage, 'id'>[] {
  return articles.map((paragraphs, index) => {
    const number = index + 1
    const rank = (page: Page): number => page.articles?.indexOf(number) ?? -1
    const resting = pages.filter(page => rank(page) >= 0).toSorted((a, b) => rank(a) - rank(b))
    return {
      path: searchCopy.declaration,
      href: `${encodeURI(resting[0]?.path ?? '/')}#article-${number}`,
      title: searchCopy.declaration,
      heading: articleName(number),
      text: paragraphs.join(' '),
      rests: searchCopy.rests(resting.slice(0, maxHits).map(({ title }) => title)),
    }
  })
}

/** As it is typed: £1,200 is found by 1200. */
const tokenize = (text: string): string[] => MiniSearch.getDefault('tokenize')(text.replace(/\p{Sc}|(?<=\d),(?=\d{3})/gu, ''))

/** @param more passages beside those of the pages */
export function searchIn(indexes: readonly SearchIndex[], more: typeof articlesOn = () => []): SearchEngine['find'] {
  const pages = indexes.flatMap(index => index.pages)
  const passages = pages.flatMap(({ path, title, passages }) =>
    passages.map(({ heading, anchor, text }, place) => ({
      path,
      href: encodeURI(path) + (anchor ? `#${encodeURIComponent(anchor)}` : ''),
      title,
      heading: heading || title,
      text,
      about: place === 0 ? title : '', // a page that is about it comes before passages of others
    })),
  )
  const documents = [...passages, ...more(pages)].map((passage, id) => ({ id, ...passage }))
  // A word that the index has is never fuzzy-matched (else ‘silence’ finds ‘violence’), and a short one is no prefix (else ‘fee’ finds ‘feel’).
  const isThere = (term: string, prefix: boolean): boolean => engine.search(term, { prefix, fuzzy: false }).length > 0
  const isPrefix = (term: string): boolean => term.length > 3 || (term.length > 1 && !isThere(term, false))
  const isTypo = (term: string): boolean => term.length > 4 && !isThere(term, true) && synonymsOf(term).length === 0
  const engine = new MiniSearch<Passage>({
    fields: ['heading', 'title', 'text', 'about'],
    tokenize,
    searchOptions: { boost: { heading: 3, title: 2, about: 3 }, prefix: isPrefix, fuzzy: term => isTypo(term) && 0.24 },
  })
  engine.addAll(documents)
  const synonymsFound = (word: string): string[] => synonymsOf(word).filter(synonym => engine.search(allOf(synonym)).length > 0)
  const spelledLike = (word: string): string[] => engine.search(word).flatMap(result => (hasWordItself(result) ? result.terms : []))
  return query => {
    const words = withoutStopWords(wordsOf(query.toLowerCase()))
    const queries = words.map(meantBy)
    const phrase = query.trim().toLowerCase()
    const boostDocument = (id: number): number => (phrase.includes(' ') && documents[id]?.text.toLowerCase().includes(phrase) ? 2 : 1)
    const all = engine.search({ combineWith: 'AND', queries, boostDocument })
    // Hardly a passage has all words: then those that have most of them. Who names a number means that one.
    const some = all.length < (/\d/.test(phrase) ? 1 : 3) ? engine.search({ combineWith: 'OR', queries }) : []
    const found = new Map([...all, ...some].map(result => [result.id, result])).values()
    const unknownWord = words.find(word => !isThere(word, isPrefix(word)))
    const suggestions = unknownWord ? [...synonymsFound(unknownWord), ...spelledLike(unknownWord)] : words.flatMap(synonymsFound)
    return {
      ...grouped([...found].filter(hasWordItself), documents),
      unknownWord,
      suggestions: [...new Set(suggestions)].slice(0, maxSuggestions),
    }
  }
}

/** A word by itself, or by what the site says for it. */
const meantBy = (word: string): Query => ({ combineWith: 'OR', queries: [word, ...alsoFor(word)] })

const wordsOf = (text: string): string[] => tokenize(text).filter(Boolean)
const allOf = (phrase: string): QueryCombination => ({ combineWith: 'AND', fuzzy: false, boostTerm: () => 0.3, queries: wordsOf(phrase) })
/** The word itself, or its plural, comes first. */
const alsoFor = (word: string): Query[] => [word.length > 3 ? [] : `${word}s`, synonymsOf(word).map(allOf)].flat()

/** Where its page's title alone has the words, the beginning of that page stands for it. A typo has the first letter right: torture is no posture. */
const hasWordItself = ({ match, queryTerms }: SearchResult): boolean =>
  Object.entries(match).some(([word, fields]) => queryTerms.some(term => term[0] === word[0]) && fields.some(field => field !== 'title'))

function grouped(results: readonly SearchResult[], documents: readonly Passage[]): Omit<Found, 'suggestions'> {
  const found = new Set(results.map(({ id }) => id))
  // A heading alone is said with the one below it, unless that was found itself.
  const below = ({ id, path, text }: Passage): Passage | undefined =>
    text ? undefined : documents.slice(id + 1, id + 2).find(next => next.path === path && next.text)
  const passages = results.flatMap(({ id, terms: words }) =>
    documents.slice(id, id + 1).map(each => ({ ...each, words, next: below(each) })),
  )
  const kept = passages.filter(({ next }) => !next || !found.has(next.id))
  const pages = new Map<string, { path: string; title: string; hits: Hit[] }>()
  for (const { next, ...passage } of kept) {
    const { path, title } = passage
    const page = pages.get(path) ?? { path, title, hits: [] }
    if (!pages.has(path) && pages.size === maxPages) continue
    pages.set(path, page)
    const heading = passage.heading === title && passage.text ? '' : passage.heading
    if (page.hits.length < maxHits) page.hits.push({ ...passage, heading, text: next?.heading ?? passage.text })
  }
  const shown = [...pages.values()]
  const count = shown.reduce((sum, { hits }) => sum + hits.length, 0)
  return { pages: shown, count, more: count < kept.length }
}
