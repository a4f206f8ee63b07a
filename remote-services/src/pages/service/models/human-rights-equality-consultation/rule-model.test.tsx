import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, lives } from './copy.ts'
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
