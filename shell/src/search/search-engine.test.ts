import type { Pin } from '@site/kit/contract/pin'
import type { SearchIndex } from '@site/kit/contract/search'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadSearch, searchIn } from './search-engine.ts'

const index: SearchIndex = {
  pages: [
    {
      path: '/faq',
      title: 'Questions and answers',
      passages: [
        { heading: 'Ask us anything', text: '' },
        { heading: 'Do you teach in prisons?', anchor: 'prisons', text: 'Yes, and in refugee camps.' },
      ],
    },
    { path: '/whitepaper/a b', title: 'Paper', passages: [{ heading: 'Money', text: 'An account in a prison is still an account.' }] },
  ],
}

const pinWith = (search?: string): Pin => ({
  shell: 's',
  sections: {
    'remote-resources': { release: 'r', entry: 'e.js', pages: {}, integrity: { 'search-1.json': 'sha256-x' }, ...(search && { search }) },
  },
})

afterEach(() => vi.unstubAllGlobals())

describe('the search', () => {
  it('finds passages by their words, headings first, by page and with their places', () => {
    const { pages, count } = searchIn([index])('prison')
    expect(pages.map(({ title, hits }) => [title, hits.map(({ href }) => href)])).toEqual([
      ['Questions and answers', ['/faq#prisons']],
      ['Paper', ['/whitepaper/a%20b']],
    ])
    expect(count).toBe(2)
  })

  it('puts first what has all words, forgives a slip and finds beginnings', () => {
    const search = searchIn([index])
    expect(search('account prison').pages.map(({ path }) => path)).toEqual(['/whitepaper/a b', '/faq'])
    expect(search('refugee money').count).toBe(2)
    expect(search('harbour').count).toBe(0)
    expect(search('refugge').count).toBe(1)
    expect(search('acocunt').count).toBe(1)
    expect(search('acc').pages[0]?.hits[0]?.words).toEqual(['account'])
  })

  it('puts the page that is about it before a passage whose heading has a likelier word, and says no title twice', () => {
    const search = searchIn([
      {
        pages: [
          {
            path: '/equality',
            title: 'Equality',
            passages: [
              { heading: 'Equal', text: 'Rules.' },
              { heading: 'Health', text: 'Wards.' },
            ],
          },
        ],
      },
      {
        pages: [
          {
            path: '/healing',
            title: 'Healing',
            passages: [
              { heading: 'Healing', text: 'Circles.' },
              { heading: 'The door', text: 'Tea.' },
              { heading: '', text: 'Healing takes an hour.' },
            ],
          },
        ],
      },
    ])
    const { pages, more } = search('heal')
    expect(more).toBe(false)
    expect(pages.map(({ path }) => path)).toEqual(['/healing', '/equality'])
    expect(pages[0]?.hits.map(({ heading, text }) => [heading, text])).toEqual([
      ['', 'Circles.'],
      ['', 'Healing takes an hour.'],
    ])
  })

  it('takes no word that the site has for another one', () => {
    const passages = ['The police came.', 'A policy in plain words.', 'Violence at home.', 'Words after the silence.'].map(text => ({
      heading: '',
      text,
    }))
    const search = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])
    const found = (query: string) => search(query).pages.flatMap(({ hits }) => hits.map(({ text }) => text))
    expect(found('police')).toEqual(['The police came.'])
    expect(found('domestic violence')).toEqual(['Violence at home.'])
  })

  it('takes no other word that begins alike for a short one, nor one that is spelled alike for what the site says instead', () => {
    const passages = ['A fee.', 'Fees.', 'Who feels able.', 'Held in custody.', 'A retainer.', 'Declined.'].map(text => ({
      heading: '',
      text,
    }))
    const search = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])
    const found = (query: string) => search(query).pages.flatMap(({ hits }) => hits.map(({ text }) => text))
    expect(found('fee').sort()).toEqual(['A fee.', 'Fees.'])
    expect(found('fe')).toHaveLength(3)
    expect(found('arrest')).toEqual(['Held in custody.'])
    expect(found('detained')).toEqual(['Held in custody.'])
    expect(found('tustody')).toEqual([])
    expect(found('custidy')).toEqual(['Held in custody.'])
  })

  it('hears a question: its filling words ask for nothing, and what the site calls otherwise is found', () => {
    const search = searchIn([index])
    expect(search('do you teach in a jail').pages[0]?.hits[0]?.href).toBe('/faq#prisons')
    expect(search('constructor').count).toBe(0)
    expect(search('do').count).toBe(1)
  })

  it('finds by several words that the site says for one only what has all of them', () => {
    const passages = ['How large can a group be?', 'How do you begin?', 'Call or write.', 'A telephone call.', 'Fees'].map(text => ({
      heading: text,
      text,
    }))
    const search = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])
    const found = (query: string) => search(query).pages.flatMap(({ hits }) => hits.map(({ text }) => text))
    expect(found('size')).toEqual(['How large can a group be?'])
    expect(found('remote')).toEqual(['A telephone call.'])
    expect(found('price')).toEqual(['Fees'])
  })

  it('finds a price as it is typed, with its sign and its comma or without', () => {
    const passages = [{ heading: 'Fees', text: 'A day costs £800, a module £1,200.' }]
    const search = searchIn([{ pages: [{ path: '/fees', title: 'Fees', passages }] }])
    for (const query of ['800', '£800', '1200', '1,200', '£1,200']) expect(search(query).count, query).toBe(1)
  })

  it('tells apart the passages that stand under one heading', () => {
    const passages = ['One camp.', 'Another camp.'].map(text => ({ heading: 'Camps', text }))
    const { pages } = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])('camps')
    expect(new Set(pages[0]?.hits.map(({ id }) => id)).size).toBe(2)
  })

  it('answers a question of stop words alone with what it asks for', () => {
    const passages = ['Fees', 'Profile', 'The office', 'How much, who and where'].map(text => ({ heading: '', text }))
    const search = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])
    const found = (query: string) => search(query).pages.flatMap(({ hits }) => hits.map(({ text }) => text))
    expect(['how much', 'How much is it?', 'who are you', 'where are you'].map(found)).toEqual([
      ['Fees'],
      ['Fees'],
      ['Profile'],
      ['The office'],
    ])
    expect(found('how')).toEqual(['How much, who and where'])
  })

  it('says which word nothing says, and what was found for it', () => {
    const search = searchIn([index])
    expect(search('jail')).toMatchObject({ unknownWord: 'jail', suggestions: ['prison'] })
    expect(search('refugge')).toMatchObject({ unknownWord: 'refugge', suggestions: ['refugee'] })
    expect(search('prison zebra')).toMatchObject({ unknownWord: 'zebra', suggestions: [] })
    for (const query of ['prison', 'pri', 'money in a prison']) expect(search(query).unknownWord, query).toBeUndefined()
  })

  it('says which words it found beside those that were typed, and takes a number as the one that is meant', () => {
    const passages = ['Article 5', 'Article 17', '5 to 50 people', 'No torture.', 'Out of danger.'].map(text => ({ heading: '', text }))
    const search = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])
    expect(search('torture')).toMatchObject({ unknownWord: undefined, suggestions: ['danger'], count: 2 })
    expect(search('article 5').pages[0]?.hits.map(({ text }) => text)).toEqual(['Article 5'])
  })

  it('puts what says the words as they are typed before what has them apart, and a word before what is said for it', () => {
    const passages = ['The right of all to an education.', 'A right to education.', 'Custody.', 'A jail.'].map(text => ({
      heading: '',
      text,
    }))
    const search = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])
    const first = (query: string) => search(query).pages[0]?.hits[0]?.text
    expect(first('right to education')).toBe('A right to education.')
    expect(first('jail')).toBe('A jail.')
  })

  it('says a heading that stands alone with the one below it, and not where that is found itself', () => {
    const passages = [
      { heading: 'Money', text: '' },
      { heading: 'Do you take instalments?', text: 'Yes.' },
      { heading: 'Fees', text: '' },
      { heading: 'Are the fees negotiable?', text: 'They are.' },
    ]
    const search = searchIn([{ pages: [{ path: '/faq', title: 'Questions', passages }] }])
    const found = (query: string) => search(query).pages.flatMap(({ hits }) => hits.map(({ heading, text }) => [heading, text]))
    expect(found('money')[0]).toEqual(['Money', 'Do you take instalments?'])
    expect(found('fees')).toEqual([['Are the fees negotiable?', 'They are.']])
    expect(search('fees').more).toBe(false)
  })

  it('says that there is more than it shows', () => {
    const passages = Array.from({ length: 5 }, (_, at) => ({ heading: `Thread ${at}`, text: '' }))
    const { pages, more } = searchIn([{ pages: [{ path: '/', title: 'Home', passages }] }])('thread')
    expect([pages[0]?.hits.length, more]).toEqual([3, true])
  })
})

describe('its index', () => {
  it('is the one of the pinned release, with its integrity', async () => {
    const fetch = vi.fn(async (_address: string, _options: RequestInit) => Response.json(index))
    vi.stubGlobal('fetch', fetch)
    const { find, whole } = await loadSearch(pinWith('search-1.json'))
    expect([find('camps').count, whole]).toEqual([1, true])
    expect(fetch).toHaveBeenCalledWith('/_/remote-resources/search-1.json', expect.objectContaining({ integrity: 'sha256-x' }))
  })

  it('has the articles of the Declaration beside it, each on the page that rests on it most', async () => {
    const pages = [
      { path: '/rehabilitation', title: 'Rehabilitation', articles: [10, 5], passages: [] },
      { path: '/healing', title: 'Healing', articles: [5], passages: [] },
    ]
    vi.stubGlobal('fetch', async () => Response.json({ pages }))
    const { find } = await loadSearch(pinWith('search-1.json'))
    const [declaration] = find('torture').pages
    expect(declaration?.title).toBe('Universal Declaration of Human Rights')
    expect(declaration?.hits).toHaveLength(1)
    expect(declaration?.hits[0]).toMatchObject({
      href: '/healing#article-5',
      heading: 'Article 5, no torture',
      text: 'No one shall be subjected to torture or to cruel, inhuman or degrading treatment or punishment.',
      rests: 'Pages that rest on it: Healing, Rehabilitation.',
    })
    expect(find('article 5').pages[0]?.hits[0]?.href).toBe('/healing#article-5')
    expect(find('nationality').pages[0]?.hits[0]).toMatchObject({ href: '/#article-15', rests: 'All of the work rests on it.' })
  })

  it('says where that of a section did not come', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('resources') ? Response.json(index) : new Response('', { status: 503 }),
    )
    const { sections } = pinWith('search-1.json')
    const { find, whole } = await loadSearch({ shell: 's', sections: { ...sections, 'remote-home': sections['remote-resources']! } })
    expect([find('camps').count, whole]).toEqual([1, false])
  })

  it('fails where no release has one, and where none can be fetched', async () => {
    await expect(loadSearch(pinWith())).rejects.toThrow('No release')
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(loadSearch(pinWith('search-1.json'))).rejects.toThrow('No release')
  })
})
