/** Heads are loaded with the section and hold no record: what they say of a figure agrees with the record of their page. */
import type { Figure } from '@site/identity/figures'
import { expect, it } from 'vitest'
import { section } from './section.ts'

const records = import.meta.glob<Readonly<Record<string, Figure>>>('../../shared/identity/content/figures/records/*.ts', {
  eager: true,
  import: 'figures',
})

/** Years are dates. */
const numbersIn = (text: string): string[] =>
  text
    .match(/\d[\d,.]*(?:%|\+)?(?=[\s.,;:]|$)/g)
    ?.map(number => number.replace(/[.,]$/, ''))
    .filter(number => !/^20\d\d$/.test(number)) ?? []

it.each(section.pages.map(({ path, head }) => [path, head.description] as const))(
  '%s describes itself with its own figures',
  (path, description) => {
    const figures = Object.values(records[`../../shared/identity/content/figures/records${path}.ts`] ?? {})
    const known = figures.flatMap(({ value, since }) => [value, value.replace(/\D+$/, ''), since])
    // A group's limits are two numbers of one figure.
    const parts = figures.flatMap(({ value }) => value.split(' to '))
    expect(numbersIn(description).filter(number => ![...known, ...parts].includes(number))).toEqual([])
  },
)
