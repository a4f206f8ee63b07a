// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeAliases } from '../aliases.ts'
import { arrivals } from './arrivals.ts'

const styles = readFileSync(new URL('arrival-strips.module.css', import.meta.url), 'utf8')

it.each(arrivals)('$asked is an address of home that arrives where its strip stands, and the style sheet shows it', ({ asked, part }) => {
  expect(homeAliases.find(({ path }) => path === asked)?.arriveAt).toBe(part)
  expect(styles).toContain(`:root[data-asked="${asked}"] [data-for="${asked}"]`)
})
