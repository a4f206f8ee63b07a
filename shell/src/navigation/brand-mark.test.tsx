import { identity } from '@site/identity'
import { marks } from '@site/media/identity/marks.ts'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

const markOf = async (initial: string): Promise<string> => {
  vi.resetModules()
  vi.doMock('@site/identity', () => ({ identity: { ...identity, initial } }))
  const { BrandMark } = await import('./brand-mark.tsx')
  return renderToString(<BrandMark />)
}

const drawingOf = (name: string): string => `d="${marks.find(mark => mark.name === name)?.path}"`

afterEach(() => {
  vi.doUnmock('@site/identity')
})

it('is a thread that makes a Z for a program whose initial is Z', async () => {
  expect(await markOf('Z')).toContain(drawingOf('thread'))
})

it('is plain weave for all others', async () => {
  expect(await markOf('A')).toContain(drawingOf('weave'))
})
