import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, strands } from './copy.ts'
import { Model } from './ring-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

it('names seventeen strands, and says of each what it is for', () => {
  render(<Model styles={{}} />)
  expect(screen.getAllByRole('button')).toHaveLength(17)
  expect(said()).toBe(copy.start)
  expect(document.querySelector('svg text')?.textContent).toBe('')
  strands.forEach(([name, use], index) => {
    fireEvent.click(screen.getByRole('button', { name }))
    expect(said()).toContain(`${use}. ${index === 16 ? copy.all : `${index + 1} of 17 held.`}`)
  })
  fireEvent.click(screen.getByRole('button', { name: 'homecoming' }))
  expect(said()).toContain('naming'.slice(1))
  expect(said()).toContain('16 of 17')
})
