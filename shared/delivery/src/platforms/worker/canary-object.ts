/** The counters of the canary analysis on Cloudflare: one Durable Object for the whole site, wherever its isolates are. */
import { DurableObject, type ObjectState } from 'cloudflare:workers'
import { defaultCanarySettings, readCanarySettings } from '../../canary/canary-settings.ts'
import type { ReportResult, VisitReport } from '../../canary/counters.ts'
import { createMetrics, evaluateEveryMs, type Metrics } from '../../canary/metrics.ts'
import type { NonceContent, ServedVisit } from '../../canary/nonce.ts'
import type { ProgramName } from '../../release/release.ts'
import { createR2Storage } from '../../storage/r2-storage.ts'
import { createReleaseStore } from '../../store/release-store.ts'
import type { Bindings } from './bindings.ts'

/** Named as `wrangler.jsonc` has it: what is deployed keeps its counts under this name. */
export class GuardObject extends DurableObject<Bindings> {
  readonly #metrics: Metrics
  /** Seconds since 1970. */
  #counting = Number.POSITIVE_INFINITY
  #isArmed = false

  constructor(state: ObjectState, bindings: Bindings) {
    super(state, bindings)
    this.#metrics = createMetrics({
      store: createReleaseStore(createR2Storage(bindings.STORE)),
      settings: readCanarySettings(bindings.GUARD_SETTINGS) ?? defaultCanarySettings,
      log: message => console.error(message),
    })
    void state.blockConcurrencyWhile(async () => {
      await this.#metrics.restore()
      this.#counting = Math.floor(Date.now() / 1000)
      await this.#metrics.evaluate()
    })
  }

  async served(visits: readonly ServedVisit[]): Promise<ProgramName[]> {
    // Reports of documents that were sent before the counting began are not taken: neither are the documents.
    for (const visit of visits) if (visit.issued >= this.#counting) this.#metrics.served(visit)
    await this.#arm()
    return [...this.#metrics.watched()]
  }

  async report(visit: NonceContent, report: VisitReport): Promise<ReportResult> {
    const result = this.#metrics.report(visit, report)
    await this.#arm()
    return result
  }

  /** Evaluates again while there is a canary, which also keeps in memory what was counted of it, or something to write. */
  async alarm(): Promise<void> {
    this.#isArmed = false
    await this.#metrics.evaluate()
    if (!this.#metrics.rests()) await this.#arm()
  }

  async #arm(): Promise<void> {
    if (this.#isArmed) return
    await this.ctx.storage.setAlarm(Date.now() + evaluateEveryMs)
    this.#isArmed = true
  }
}
