import { expect, it } from 'vitest'
import bank from '../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { parseWhitePaper } from './paper-document.ts'
import { checkReferences } from './paper-references.ts'

const paper = parseWhitePaper(bank)
const withText = (content: string) => ({ ...paper, sections: { ...paper.sections, added: { heading: 'Added', content, subsections: {} } } })

it('is satisfied with the paper that is published', () => {
  expect(() => checkReferences(paper)).not.toThrow()
})

it.each([
  ['a figure that nobody drew', withText('One.\n\n[figure: pruse]'), 'added: expected a figure (tiers, purse, loan, counter), got "pruse"'],
  ['a note that is not there', withText('As was found.[^none]'), 'added: expected a note that the paper has, got "[^none]"'],
  [
    'a line of contents without its section',
    { ...paper, contents: ['9. Elsewhere'] },
    'contents: expected a section\'s heading, got "9. Elsewhere"',
  ],
])('refuses %s, and says where', (_, altered, message) => {
  expect(() => checkReferences(altered)).toThrow(`White paper: ${message}`)
})
