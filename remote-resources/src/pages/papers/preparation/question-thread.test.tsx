import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QuestionThread, type QuestionThreadProps } from './question-thread.tsx'

afterEach(cleanup)

const pathsOf = (props: QuestionThreadProps) =>
  [...render(<QuestionThread {...props} />).container.querySelectorAll('g')].map(group => group.querySelectorAll('path').length)

it('draws a long link of a chain for wide columns, and three short ones for narrow columns', () => {
  expect(pathsOf({ sign: 'chain', place: 0 })).toEqual([3, 9])
})

it('gives a coin a rim more for each question', () => {
  expect([0, 1, 2].map(place => pathsOf({ sign: 'coin', place }))).toEqual([[3], [6], [9]])
})

it('draws nothing beside a question about votes, which are tried below', () => {
  expect(pathsOf({ sign: 'tokens', place: 0 })).toEqual([])
})
