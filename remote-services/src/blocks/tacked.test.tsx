import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Tacked } from './tacked.tsx'

afterEach(cleanup)

it.each([
  ['specimens', 'specimen', ['Specimen text', '47 changes']],
  ['facts without a source', 'none', ['Not yet counted.']],
  ['facts with one', { by: 'the office', on: '2026-11-22', where: 'file 12' }, ['47 changes']],
] as const)('says of %s what they are, once and before them', (_, provenance, expected) => {
  render(
    <Tacked provenance={provenance}>
      <p>47 changes</p>
    </Tacked>,
  )
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(expected)
})
