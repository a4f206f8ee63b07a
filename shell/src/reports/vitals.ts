/** Web Vitals of a visit, reported when it ends or rests: https://web.dev/articles/vitals */
import type { Vitals } from '@site/kit/contract/reports'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { report } from './visit-report.ts'

export function measureVitals(): void {
  const vitals: Record<string, number> = {}
  const keep = ({ name, value }: Metric): void => {
    vitals[name.toLowerCase()] = value
  }
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(keep, { reportAllChanges: true })
  const finish = (): void => {
    if (Object.keys(vitals).length > 0) report({ kind: 'vitals', vitals: vitals as Vitals })
  }
  // web-vitals listens in the capture phase of the window, so its last values come before this listener runs.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && finish())
  addEventListener('pagehide', finish)
}
