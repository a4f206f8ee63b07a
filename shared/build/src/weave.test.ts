import type { PageHead } from '@site/kit/contract'
import { expect, it } from 'vitest'
import { weaveOf } from './weave.ts'

it('knows the first whole sentence of a page with each term, in whichever number, and how often the page has it', () => {
  const head = { title: 'T', description: 'D', area: 'rights', barTone: 'ink' } as const satisfies PageHead
  const markup =
    '<h2>The witness</h2><ul><li>Witness first</li><li>Two</li></ul>' +
    '<p>Too short, this witness.</p><p>They ask each witness whether she is well before they begin.</p><p>Here it begins. Both witnesses read the page <em>aloud</em> before anybody signs it.</p>' +
    '<p>A witness may stop at any time, and nobody will ask her why.</p>'
  const pages = [
    { page: { path: '/a', head }, markup },
    { page: { path: '/sent', head: { ...head, robots: 'noindex' as const } }, markup },
  ]
  expect(weaveOf(pages, ['clause', 'witness'])).toEqual([
    {
      term: 'witness',
      times: 5,
      path: '/a',
      area: 'rights',
      title: 'T',
      sentence: 'Both *witnesses* read the page aloud before anybody signs it.',
    },
  ])
})
