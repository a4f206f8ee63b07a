import { readFileSync } from 'node:fs'
import { identity } from '@site/identity'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

const markOf = async (initial: string): Promise<string> => {
  vi.resetModules()
  vi.doMock('@site/identity', () => ({ identity: { ...identity, initial } }))
  const { BrandMark } = await import('./brand-mark.tsx')
  return renderToString(<BrandMark />)
}

afterEach(() => {
  vi.doUnmock('@site/identity')
})

describe('the mark', () => {
  it('is a threaded Z for an owner whose initial is Z, and another drawing for all others', async () => {
    expect(await markOf('Z')).not.toBe(await markOf('A'))
  })

  it('of all others is the neutral mark of the media', async () => {
    const neutral = readFileSync(`${import.meta.dirname}/../../../shared/media/identity/mark-neutral.svg`, 'utf8')
    const drawing = / d="([^"]+)"/.exec(neutral)?.[1]
    expect(drawing).toBeTruthy()
    expect(await markOf('A')).toContain(`d="${drawing}"`)
  })
})
