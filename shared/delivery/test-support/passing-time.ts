import { vi } from 'vitest'

/**
 * For what looks at the clock now and then; timers go on as ever.
 * @returns lets so many milliseconds pass at once; undone after the test
 */
export function passingTime(): (milliseconds: number) => void {
  const real = performance.now.bind(performance)
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed)
  return milliseconds => {
    passed += milliseconds
  }
}
