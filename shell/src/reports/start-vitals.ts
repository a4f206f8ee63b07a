import { afterLoad, savesData } from '@site/kit/runtime'
import { isEnabled } from './visit-report.ts'

/** Fetches the code that measures when the page is loaded and the browser has nothing better to do; never with Save-Data. */
export async function startVitals(): Promise<void> {
  if (!isEnabled() || savesData()) return
  await afterLoad()
  const { measureVitals } = await import('./vitals.ts')
  measureVitals()
}
