/** Whether React has taken over: asked of React's own record of each root, because no markup says it. */
import type { Page } from 'playwright'

type Fiber = { child: unknown; memoizedState: { isDehydrated: boolean } | null }
type Container = Record<string, { stateNode: { current: Fiber } } | undefined>
type Probe = { hydratedAt?: number; hydratedRoots: () => boolean }

declare global {
  interface Window {
    bench: Probe
  }
}

/** Before anything else runs in the page: `bench.hydratedRoots()`, and `bench.hydratedAt` in milliseconds once it is so. */
export async function watchRoots(page: Page, roots: readonly string[]): Promise<void> {
  await page.addInitScript(ids => {
    const isHydrated = (id: string): boolean => {
      const element = document.getElementById(id) as unknown as Container | null
      const key = element && Object.keys(element).find(name => name.startsWith('__reactContainer'))
      const fiber = key ? element[key]?.stateNode.current : undefined
      return Boolean(fiber?.child && !fiber.memoizedState?.isDehydrated)
    }
    const hydratedRoots = (): boolean => ids.every(isHydrated) && document.querySelector('main h1') !== null
    window.bench = { hydratedRoots }
    const look = (): void => {
      if (hydratedRoots()) window.bench.hydratedAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, roots)
}

export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => window.bench?.hydratedAt !== undefined)

export const untilHydrated = (page: Page) => page.waitForFunction(() => window.bench?.hydratedAt !== undefined)
