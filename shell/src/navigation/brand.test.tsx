import { identity } from '@site/identity'
import { marks } from '@site/media/identity/marks.ts'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

const markOf = async (initial: string): Promise<string> => {
  vi.resetModules()
  vi.doMock('@site/identity', () => ({ identity: { ...identity, initial } }))
  const { Brand } = await import('./brand.tsx')
  return renderToString(<Brand current={undefined} />)
}

const drawingOf = (name: string): string => `d="${marks.find(mark => mark.name === name)?.path}"`

afterEach(() => {
  vi.doUnmock('@site/identity')
})

it('has a mark that is a thread that makes a Z for an owner whose initial is Z', async () => {
  expect(await markOf('Z')).toContain(drawingOf('thread'))
})

it('has plain weave for all others', async () => {
  expect(await markOf('A')).toContain(drawingOf('weave'))
})
