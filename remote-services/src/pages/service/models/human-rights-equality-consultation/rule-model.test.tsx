import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, gates, lives, widened } from './copy.ts'
import { Model } from './rule-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

it('sends each life through the rule, and says where it snags', () => {
  render(<Model styles={{}} />)
  for (const { life, outcome } of lives) {
    fireEvent.click(screen.getByRole('radio', { name: life }))
    expect(said()).toBe(outcome)
  }
})

it('lets every life pass once the rule is mended', () => {
  render(<Model styles={{}} />)
  fireEvent.click(screen.getByRole('button', { name: copy.mend }))
  for (const { life, snagsAt } of lives) {
    fireEvent.click(screen.getByRole('radio', { name: life }))
    expect(said()).toBe(snagsAt === undefined ? copy.kept : copy.passes)
  }
  expect(screen.getAllByText(copy.mended)).not.toEqual([])
  fireEvent.click(screen.getByRole('button', { name: copy.unmend }))
  expect(screen.getByRole('button', { name: copy.mend })).toBeDefined()
})

it('names each ring after what it asks, marks the one that snags, and renames them when the rule is mended', () => {
  const { container } = render(<Model styles={{ gates: 'gates' }} />)
  const rings = () => [...container.querySelectorAll('.gates span')].map(ring => ring.textContent)
  expect(rings()).toEqual([...gates])
  fireEvent.click(screen.getByRole('radio', { name: lives[1].life }))
  expect(container.querySelector('.gates [data-snag]')?.textContent).toBe(gates[0])
  fireEvent.click(screen.getByRole('button', { name: copy.mend }))
  expect(rings()).toEqual([...widened])
  expect(container.querySelector('.gates [data-snag]')).toBeNull()
})
