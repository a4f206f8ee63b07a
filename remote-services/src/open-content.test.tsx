import { parseRecord } from '@site/kit/records'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServicePage } from './pages/service/service-page.tsx'
import { type ServiceRecord, serviceSchema } from './pages/service/service-record.ts'
import { serviceRecords } from './test-support/service-records.ts'

const pages = import.meta.glob<{ Page: ComponentType }>(['./pages/*/*-page.tsx', '!./pages/service/**'])

const mark = 'one more'

/** What the last entry of a list must say otherwise, so that its copy is an entry of its own. */
const another: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    ['title', 'description', 'label', 'quote', 'text', 'note', 'country', 'stage', 'outlet'].map(key => [key, text => `${text} ${mark}`]),
  ),
  ...Object.fromEntries(['slug', 'id', 'href'].map(key => [key, text => `${text}-more`])),
  ...Object.fromEntries(['name', 'place'].map(key => [key, text => `${text} more`])),
  at: time => time.replace(/\d$/, digit => String((Number(digit) + 1) % 10)),
  number: number => String(Number(number) + 1).padStart(2, '0'),
  year: year => String(Number(year) + 1),
  src: address => `${address}?more`,
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const copyOf = (value: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, field]) => [key, typeof field === 'string' ? (another[key]?.(field) ?? field) : field]),
      )
    : value

/** Drawings and the order of the parts are lists too, and no content; of a hero's facts the layout holds three; fees are those of the fees page. */
const closed = ['icon', 'order', 'facts', 'paragraphs', 'fees']

/** Who speaks in a drawing: each voice has a colour. */
const isLegend = (list: readonly unknown[]): boolean => list.every(entry => isObject(entry) && 'voice' in entry && !('minutes' in entry))

/** The record with one entry more in each list of it. */
function longer(value: unknown, key = ''): unknown {
  if (!isObject(value) || closed.includes(key)) return value
  if (Array.isArray(value) && isLegend(value)) return value
  if (Array.isArray(value)) return [...value.map(entry => longer(entry)), copyOf(longer(value.at(-1)))]
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, longer(field, name)]))
}

const added = (value: unknown): readonly string[] =>
  typeof value === 'string' ? (value.endsWith(mark) ? [value] : []) : isObject(value) ? Object.values(value).flatMap(added) : []

const isShown = (text: string): boolean => document.body.textContent?.replaceAll('\u00a0', ' ').includes(text.replaceAll('*', '')) ?? false

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

it('finds the pages', () => {
  expect(Object.keys(pages)).toHaveLength(14)
})

describe('A page takes one more of everything than the specification asks for', () => {
  it.each(Object.keys(pages))('%s', async file => {
    const recordFile = file.replace('-page.tsx', '.ts')
    const { record } = await vi.importActual<{ record: object }>(recordFile)
    const more = longer(record)
    vi.doMock(recordFile, () => ({ record: more }))
    // As while prerendering: the page checks its record.
    vi.stubEnv('SSR', true)
    const { Page } = await pages[file]!()
    render(<Page />)
    expect(added(more).length).toBeGreaterThan(1)
    expect(added(more).filter(text => !isShown(text))).toEqual([])
  })

  it.each(serviceRecords)('%s', (slug, record) => {
    // Meters stop at three; a band has any number.
    const more = longer({ ...record, layout: { ...record.layout, statistics: 'band' } }) as ServiceRecord
    expect(parseRecord(serviceSchema, more, slug)).toEqual(more)
    render(<ServicePage slug={slug} record={more} />)
    expect(added(more).length).toBeGreaterThan(1)
    expect(added(more).filter(text => !isShown(text))).toEqual([])
  })
})
