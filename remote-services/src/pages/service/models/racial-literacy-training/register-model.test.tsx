import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, lines } from './copy.ts'
import { Model } from './register-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

it('sews in the names that were found, and keeps the place of the one that was not', () => {
  render(<Model styles={{}} />)
  for (const [at, { entered, found }] of lines.entries()) {
    const line = screen.getByRole('rowheader', { name: entered }).closest('tr')!
    const row = within(line)
    fireEvent.click(row.getByRole('button'))
    expect(said()).toBe(`${entered}: ${found ?? copy.notFound} ${found ? copy.named[at] : copy.end}`)
    // It stays under its line when the next has been sewn too.
    expect(screen.getByText(found ?? copy.notFound).closest('tr')?.previousElementSibling).toBe(line)
    expect(row.getByText(found ? copy.sewn : copy.open)).toBeDefined()
    // The needle is gone, and the focus with it would be.
    expect(document.activeElement?.textContent).toContain(found ? copy.sewn : copy.open)
  }
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('takes from the thread on the needle with each line', () => {
  const { container } = render(<Model styles={{ thread: 'thread' }} />)
  const used = () => container.querySelector('.thread')?.getAttribute('stroke-dashoffset')
  expect(used()).toBe('0')
  fireEvent.click(screen.getByRole('button', { name: /, Cook$/ }))
  expect(used()).toBe('1')
})

it('says of a name that is sought first, in vain, that the loss is told', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(copy.start)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${lines[4].entered}$`) }))
  expect(said()).toContain(copy.lost)
  fireEvent.click(screen.getByRole('button', { name: /, Cook$/ }))
  expect(said()).toContain(copy.named[0])
})
