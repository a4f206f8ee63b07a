import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says how long it still takes, by the steps so far', () => {
  const lines: string[] = []
  const out = { isTTY: false, write: (text: string) => lines.push(text) > 0 } as unknown as NodeJS.WriteStream
  const progress = createProgress(4, out)
  vi.advanceTimersByTime(30_000)
  progress.step('fees')
  expect(lines).toEqual(['1/4  0:30 passed, 1:30 left  fees\n'])
})
