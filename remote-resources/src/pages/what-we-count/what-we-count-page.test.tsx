import { figureGroups } from '@site/identity/figures'
import { refusalOf } from '@site/kit/record-refusal'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { whatWeCount } from './what-we-count.ts'
import { Page } from './what-we-count-page.tsx'
import { whatWeCountSchema } from './what-we-count-record.ts'

afterEach(cleanup)

const placed = figureGroups.flatMap(({ figures }) => figures)
const labels: Readonly<Record<string, string>> = whatWeCount.labels

it('accepts the record', () => {
  expect(refusalOf(whatWeCountSchema, whatWeCount, () => undefined)).toBe('accepted')
})

it('sets every figure under its own address, with its definition, its caveat and the page that shows it', () => {
  const { container } = render(<Page />)
  expect(container.querySelectorAll('ol > li')).toHaveLength(placed.length)
  for (const { figure, page } of placed) {
    const entry = container.querySelector<HTMLElement>(`li#${figure.id}`)!
    expect(entry.querySelector('h4')?.textContent).toBe(`${figure.value} ${labels[figure.id] ?? figure.label}`)
    expect(within(entry).getByText(figure.counted)).toBeDefined()
    expect(within(entry).getByText(figure.caveat)).toBeDefined()
    expect(within(entry).getByRole('link').getAttribute('href')).toBe(page)
    expect(within(entry).getByRole('link').textContent).not.toBe('')
  }
})

it('has no label whose first letter may not be made small: that of an abbreviation, or a name', () => {
  for (const { label } of placed.map(({ figure }) => figure)) expect(label).not.toMatch(/^\p{Lu}(\p{Lu}|\.)/u)
})

it('has labels of its own for figures that there are', () => {
  expect(placed.map(({ figure }) => figure.id)).toEqual(expect.arrayContaining(Object.keys(labels)))
})

it('says once what a gap means, and in an entry what is known alone, under the name of what is opened', () => {
  const { container } = render(<Page />)
  const termsOf = (id: string) => [...container.querySelectorAll(`li#${id} dt`)].map(({ textContent }) => textContent)
  const opens = (id: string) => container.querySelector(`li#${id} summary`)?.textContent
  expect(opens('reform-countries')).toMatch(/^What would make it wrong: /)
  expect(termsOf('reform-countries')).toEqual([])
  expect(opens('research-countries')).toMatch(/^What it rests on: /)
  expect(termsOf('research-countries')).toEqual(['Since when', 'What would make it wrong'])
  expect(container.textContent?.match(/confirm/g)).toHaveLength(1)
})

it('draws a share with what is missing of its hundred, a count as a count, a reduction as before and after', () => {
  const { container } = render(<Page />)
  const drawn = (id: string) =>
    [...container.querySelectorAll<SVGElement>(`li#${id} svg`)].map(({ dataset: { held, all } }) => `${held} of ${all}`)
  expect(drawn('employment-after-release')).toEqual(['54 of 100'])
  expect(drawn('client-countries')).toEqual(['42 of 42'])
  expect(drawn('impact-policy-changes')).toEqual(['42 of 60'])
  expect(drawn('youth-recidivism')).toEqual(['100 of 100', '28 of 28'])
  expect(drawn('source-breaches')).toEqual([])
})

it('ends the last line in three stitches where there may be more than were counted', () => {
  const { container } = render(<Page />)
  const stitched = (id: string) => container.querySelector(`li#${id} path[stroke-dasharray^="5"]:last-child`)?.getAttribute('d')
  expect(stitched('impact-communities')?.match(/ 176v36/g)).toHaveLength(3)
  expect(stitched('client-countries')).toBeUndefined()
})

it('shows at rest that figure of a group which takes most threads', () => {
  render(<Page />)
  const shown = figureGroups.slice(0, 5).map(({ title }) => {
    const region = screen.getByRole('region', { name: title })
    return region.querySelector('summary > [aria-hidden] > :first-child')?.textContent
  })
  expect(shown).toEqual(['42', '4', '500+', '127', '5,000+'])
})

it('draws what is missing as straight threads, each in its own place: bent ones would tangle where they stand so close', () => {
  const { container } = render(<Page />)
  const [held, missing] = [...container.querySelectorAll('li#employment-after-release path')].map(path => path.getAttribute('d') ?? '')
  expect(held).toMatch(/^M0 18H/)
  const places = [...(missing ?? '').matchAll(/M([\d.]+) 0v36/g)].map(([, x]) => Number(x))
  expect(missing?.replace(/M[\d.]+ 0v36/g, '')).toBe('')
  expect(places).toHaveLength(46)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('folds the groups, each with the number of its figures beside its name, and each says how they differ', () => {
  render(<Page />)
  const groups = figureGroups.map(({ title }) => screen.getByRole('region', { name: title }))
  expect(groups.filter(group => group.querySelector('details')?.open)).toEqual([])
  const namesOf = (group: HTMLElement) =>
    [...group.querySelector('summary')!.querySelectorAll(':scope > :not([aria-hidden])')].map(part => part.textContent)
  expect(groups.map(namesOf)).toEqual(
    figureGroups.map(({ title, figures }) => [title, `${figures.length} ${figures.length === 1 ? 'figure' : 'figures'}`]),
  )
  for (const group of groups) expect(group.querySelector('summary > [aria-hidden]')?.textContent).toMatch(/^\d\S* ?\S/)
  for (const [index, { lead }] of figureGroups.entries()) expect(within(groups[index]!).getByText(lead)).toBeDefined()
})

it('opens the group of a figure that the address names', () => {
  const { id, figures } = figureGroups[2]!
  for (const part of [id, figures[0]!.figure.id]) {
    history.replaceState(null, '', `#${part}`)
    const { container } = render(<Page />)
    expect(container.querySelector(`#${part}`)?.closest('details')?.open, part).toBe(true)
    cleanup()
  }
  history.replaceState(null, '', '#')
})

it('says once that the figures are specimens, and is whole before any script runs', () => {
  const markup = renderToString(<Page />)
  expect(markup.match(/Specimen text/g)).toHaveLength(1)
  expect(markup).not.toMatch(/\sstyle="/)
})

it('counts its kinds of number where it says how many they are', () => {
  expect(whatWeCount.groups.title).toBe('Ten kinds of *number*')
  expect(figureGroups).toHaveLength(10)
  expect(figureGroups[0]?.lead).toMatch(/^Thirteen numbers/)
  expect(figureGroups[0]?.figures).toHaveLength(13)
})

it('shows with each rule of reading what it looks like in a tally', () => {
  render(<Page />)
  const rules = within(screen.getByRole('region', { name: whatWeCount.reading.title })).getAllByRole('term')
  const drawn = rules.map(rule => rule.querySelector('svg')?.innerHTML)
  expect(new Set(drawn).size).toBe(rules.length)
  expect(drawn).not.toContain(undefined)
})

it('hangs a string at its head for each kind of number, with a knot for each figure of it', () => {
  const { container } = render(<Page />)
  const strings = [...container.querySelectorAll<SVGElement>('section svg[data-knots]')]
  expect(strings.map(({ dataset }) => Number(dataset.knots))).toEqual(figureGroups.map(({ figures }) => figures.length))
  const turns = strings.map(string => string.lastElementChild?.getAttribute('d')?.match(/M/g)?.length)
  expect(turns).toEqual(figureGroups.map(({ figures }) => 2 * figures.length))
})
