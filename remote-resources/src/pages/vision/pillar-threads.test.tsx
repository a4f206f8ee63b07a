import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ThreadsIn, ThreadsOut } from './pillar-threads.tsx'

afterEach(cleanup)

const paths = (threads: React.ReactNode) =>
  [...render(threads).container.querySelectorAll('path')].map(path => path.getAttribute('d') ?? '')

it('runs on where the picture lets go of it, and ends at the height of its own pillar', () => {
  const [out, into] = [paths(<ThreadsOut />), paths(<ThreadsIn />)]
  const place = (path: string) => path.split(/[M ]/)[1]
  expect(into.map(place)).toEqual(out.map(place))
  expect(into.map(path => path.split(' ').at(-1))).toEqual(['0', '100', '200', '300', '400', '500', '600'])
})
