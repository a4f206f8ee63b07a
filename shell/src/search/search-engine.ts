/** The search itself: the passages of all pinned releases in one index, made in the browser when it is first asked. */
import { fillerWords, synonymsOf } from '@site/identity/search-words'
import type { Pin } from '@site/kit/contract/pin'
import type { SearchIndex } from '@site/kit/contract/search'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { fetchOfAll } from '../page-slot/page-files.ts'

export type Hit = {
  readonly id: number
  /** Its address on this site. */
  readonly href: string
  /** Empty where it would say the page's title again. */
  readonly heading: string
  readonly text: string
  /** Words of the passage that the search found. */
  readonly words: readonly string[]
}

/** What was found on one page. */
export type PageHits = { readonly path: string; readonly title: string; readonly hits: readonly Hit[] }

export type Found = {
  readonly pages: readonly PageHits[]
  /** Passages that are shown. */
  readonly count: number
  /** Whether there are more than are shown. */
  readonly more: boolean
}

export type SearchEngine = {
  readonly find: (query: string) => Found
  /** Whether it knows every section. */
  readonly whole: boolean
}

/** Pages shown at most, and passages of each. */
const maxPages = 12
const maxHits = 3

type Passage = { id: number; path: string; href: string; title: string; heading: string; text: string; about: string }

/**
 * Fetches the index of each section that the pin names: of the very releases this document is made of.
 * @throws {Error} when none of them can be had
 */
export async function loadSearch(pin: Pin): Promise<SearchEngine> {
  const { found, whole } = await fetchOfAll<SearchIndex>(pin, 'search')
  if (found.length === 0) throw new Error('No release of this document can be searched')
  return { find: searchIn(found), whole }
}

/** As it is typed: £1,200 is found by 1200. */
const tokenize = (text: string): string[] => MiniSearch.getDefault('tokenize')(text.replace(/\p{Sc}|(?<=\d),(?=\d{3})/gu, ''))

export function searchIn(indexes: readonly SearchIndex[]): SearchEngine['find'] {
  const pages = indexes.flatMap(index => index.pages)
  const documents = pages
    .flatMap(({ path, title, passages }) =>
      passages.map(({ heading, anchor, text }, place) => ({
        path,
        href: encodeURI(path) + (anchor ? `#${encodeURIComponent(anchor)}` : ''),
        title,
        heading: heading || title,
        text,
        about: place === 0 ? title : '', // a page that is about it comes before passages of others
      })),
    )
    .map((passage, id) => ({ id, ...passage }))
  // Words that are somewhere are meant: silence is no violence, and who feels asks for no fee.
  const isThere = (term: string, prefix: boolean): boolean => engine.search(term, { prefix, fuzzy: false }).length > 0
  const isBeginning = (term: string): boolean => term.length > 3 || (term.length > 1 && !isThere(term, false))
  const isSlip = (term: string): boolean => term.length > 4 && !isThere(term, true) && synonymsOf(term).length === 0
  const engine = new MiniSearch<Passage>({
    fields: ['heading', 'title', 'text', 'about'],
    tokenize,
    searchOptions: { boost: { heading: 3, title: 2, about: 3 }, prefix: isBeginning, fuzzy: term => isSlip(term) && 0.24 },
  })
  engine.addAll(documents)
  return query => {
    const queries = soughtIn(query)
    const all = engine.search({ combineWith: 'AND', queries })
    // Hardly a passage has all words: then those that have most of them.
    const some = all.length < 3 ? engine.search({ combineWith: 'OR', queries }) : []
    const found = new Map([...all, ...some].map(result => [result.id, result])).values()
    return grouped([...found].filter(hasWordItself), documents)
  }
}

/** Words that say something, each by itself or by what the site says for it. */
function soughtIn(query: string): Query[] {
  const words = wordsOf(query.toLowerCase())
  const telling = words.filter(word => !fillerWords.has(word))
  return (telling.length > 0 ? telling : words).map(word => ({ combineWith: 'OR', queries: [word, ...alsoFor(word)] }))
}

const wordsOf = (text: string): string[] => tokenize(text).filter(Boolean)
const allOf = (phrase: string): Query => ({ combineWith: 'AND', fuzzy: false, queries: wordsOf(phrase) })
const alsoFor = (word: string): Query[] => [word.length > 3 ? [] : `${word}s`, synonymsOf(word)].flat().map(allOf)

/** Where its page's title alone has the words, the beginning of that page stands for it. A slip begins as the word does: torture is no posture. */
const hasWordItself = ({ match, queryTerms }: SearchResult): boolean =>
  Object.entries(match).some(([word, fields]) => queryTerms.some(term => term[0] === word[0]) && fields.some(field => field !== 'title'))

function grouped(results: readonly SearchResult[], documents: readonly Passage[]): Found {
  const pages = new Map<string, { path: string; title: string; hits: Hit[] }>()
  for (const { id, terms } of results) {
    const passage = documents[id as number]
    if (!passage) continue
    const { path, title } = passage
    const page = pages.get(path) ?? { path, title, hits: [] }
    if (!pages.has(path) && pages.size === maxPages) continue
    pages.set(path, page)
    const heading = passage.heading === title && passage.text ? '' : passage.heading
    if (page.hits.length < maxHits) page.hits.push({ ...passage, heading, words: terms })
  }
  const shown = [...pages.values()]
  const count = shown.reduce((sum, { hits }) => sum + hits.length, 0)
  return { pages: shown, count, more: count < results.length }
}
