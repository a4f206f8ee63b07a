/** Before all test files: serves what is built, for all that only visit it. */
import type { TestProject } from 'vitest/node'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    builtSite: string
    builtOutbox: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({ BOOKING_LIMIT: 'off' })
  provide('builtSite', site.address)
  provide('builtOutbox', site.outbox)
  return site.stop
}
