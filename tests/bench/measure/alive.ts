/** Whether React has taken over: asked of React's own record of each root, because no markup says it. */
import type { Page } from 'playwright'

type Fiber = { child: unknown; memoizedState: { isDehydrated: boolean } | null }
type Container = Record<string, { stateNode: { current: Fiber } } | undefined>
type Probe = { aliveAt?: number; rootsAlive: () => boolean }

declare global {
  interface Window {
    bench: Probe
  }
}

/** Before anything else runs in the page: `bench.rootsAlive()`, and `bench.aliveAt` in milliseconds once it is so. */
export async function watchRoots(page: Page, roots: readonly string[]): Promise<void> {
  await page.addInitScript(ids => {
    const alive = (id: string): boolean => {
      const element = document.getElementById(id) as unknown as Container | null
      const key = element && Object.keys(element).find(name => name.startsWith('__reactContainer'))
      const fiber = key ? element[key]?.stateNode.current : undefined
      return Boolean(fiber?.child && !fiber.memoizedState?.isDehydrated)
    }
    const rootsAlive = (): boolean => ids.every(alive) && document.querySelector('main h1') !== null
    window.bench = { rootsAlive }
    const look = (): void => {
      if (rootsAlive()) window.bench.aliveAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, roots)
}

export const isAlive = (page: Page): Promise<boolean> => page.evaluate(() => window.bench?.aliveAt !== undefined)

export const untilAlive = (page: Page) => page.waitForFunction(() => window.bench?.aliveAt !== undefined)
