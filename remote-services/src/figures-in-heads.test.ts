import { expect, it } from 'vitest'
import { section } from './section.ts'

/** Years are dates, and stay. */
const numbersIn = (text: string): string[] => text.replaceAll(/\b20\d\d\b/g, '').match(/\d[\d,.]*/g) ?? []

it('no page describes itself with a figure: a head is read where its definition is not, and a live site may not have it', () => {
  expect(section.pages.flatMap(({ path, head }) => numbersIn(head.description).map(number => `${path}: ${number}`))).toEqual([])
})
