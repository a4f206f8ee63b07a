import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, leaves } from './copy.ts'
import { Model } from './tree-model.tsx'

afterEach(cleanup)

const leaf = (source: string) => screen.getByText(source).closest('details')!

it('holds a lesson in each leaf, to be opened with or without a script', () => {
  render(<Model styles={{}} />)
  for (const { source, lesson } of leaves) expect(leaf(source).textContent).toBe(source + lesson)
})

it('lights the root that an open leaf grows from', () => {
  render(<Model styles={{}} />)
  for (const { source, root } of leaves) {
    const opened = leaf(source)
    opened.open = true
    fireEvent(opened, new Event('toggle'))
    const lit = copy.roots.filter(name => screen.getByText(name).dataset.lit !== undefined)
    expect(lit).toEqual([copy.roots[root]])
  }
})

it('lights the strand of the open leaf, and none once it is closed', () => {
  const { container } = render(<Model styles={{}} />)
  const lit = () => [...container.querySelectorAll<SVGElement>('g[data-lit]')].map(({ dataset }) => dataset.thread)
  expect(lit()).toEqual([])
  const opened = leaf(leaves[2].source)
  opened.open = true
  fireEvent(opened, new Event('toggle'))
  expect(new Set(lit())).toEqual(new Set(['2']))
  opened.open = false
  fireEvent(opened, new Event('toggle'))
  expect(lit()).toEqual([])
})
