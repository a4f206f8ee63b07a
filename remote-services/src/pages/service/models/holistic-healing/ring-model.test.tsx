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
  expect(said()).toBe(`Homecoming: ${copy.laid}. 16 of 17 ${copy.held}.`)
})

it('lights the strand of a word that is pointed at or has the focus, and names it in the ring, before anything is taken up', () => {
  render(<Model styles={{}} />)
  const lit = () => [...document.querySelectorAll('svg > path')].findIndex(strand => strand.hasAttribute('data-lit'))
  expect(lit()).toBe(-1)
  fireEvent.focus(screen.getByRole('button', { name: 'bread' }))
  expect([lit(), document.querySelector('svg text')?.textContent]).toEqual([11, 'bread'])
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'song' }))
  expect([lit(), document.querySelector('svg text')?.textContent]).toEqual([2, 'song'])
  expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
})
