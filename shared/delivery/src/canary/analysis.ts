/**
 * Whether a canary fails more often than the stable release at the same time. Both are compared within short strata
 * of time and the strata are pooled, so neither a weight that grows nor a bad hour of the whole site looks like a bad release.
 *
 * Excess: the risk difference of Mantel and Haenszel (Greenland and Robins, Biometrics 41, 1985, 55-68).
 * Evidence: the statistic of Cochran, Mantel and Haenszel (Journal of the National Cancer Institute 22, 1959, 719-748),
 * with the correction of Bernstein's inequality, U / sqrt(V + U / 3): where few failures are expected the plain one is
 * too easily large, and it is looked at again every few seconds.
 */
import { locale } from '@site/identity/locale'
import type { CanarySettings } from './canary-settings.ts'
import { coarseSpanMs, type Rate, type RateBucket } from './release-counters.ts'

/**
 * Standard errors. A rollout is looked at hundreds of times: of 18,000 simulated ones of equal releases, looked at in
 * every bucket up to 6,000 visits, the plain statistic above 3 stopped 257, this one above 3 stopped 135 and above 4.5 two.
 */
const maxZ = 4.5

export type Analysis = {
  readonly verdict: 'worse' | 'fine' | 'too few'
  /** Visits in strata that both have: others say nothing. */
  readonly canary: Readonly<Rate>
  readonly stable: Readonly<Rate>
  /** Share of the visits by which the canary fails more often; negative when it fails less. */
  readonly excess: number
  readonly z: number
  readonly reason: string
}

type Stratum = { readonly canary: Rate; readonly stable: Rate }

export function analyse(
  canary: readonly RateBucket[],
  stable: readonly RateBucket[],
  { visits, worse }: Pick<CanarySettings, 'visits' | 'worse'>,
): Analysis {
  const strata = strataOf(canary, stable)
  const sum = { excess: 0, weight: 0, variance: 0 }
  for (const { canary: c, stable: s } of strata) {
    const all = c.visits + s.visits
    const failed = c.failed + s.failed
    sum.excess += (c.failed * s.visits - s.failed * c.visits) / all
    sum.weight += (c.visits * s.visits) / all
    sum.variance += (c.visits * s.visits * failed * (all - failed)) / (all * all * (all - 1))
  }
  const rates = { canary: total(strata.map(each => each.canary)), stable: total(strata.map(each => each.stable)) }
  const excess = sum.weight > 0 ? sum.excess / sum.weight : 0
  const spread = sum.variance + Math.max(0, sum.excess) / 3
  const z = spread > 0 ? sum.excess / Math.sqrt(spread) : 0
  const isWorse = excess > worse && z > maxZ
  const verdict = rates.canary.visits < visits ? 'too few' : isWorse ? 'worse' : 'fine'
  return { verdict, ...rates, excess, z, reason: reasonOf(rates) }
}

/** Joins neighbouring buckets until both have visits, for at most five minutes: visits without company say nothing. */
function strataOf(canary: readonly RateBucket[], stable: readonly RateBucket[]): Stratum[] {
  const strata: Stratum[] = []
  let open: (Stratum & { at: number }) | undefined
  let [c, s] = [0, 0]
  while (c < canary.length || s < stable.length) {
    const at = Math.min(canary[c]?.at ?? Number.POSITIVE_INFINITY, stable[s]?.at ?? Number.POSITIVE_INFINITY)
    if (!open || at - open.at >= coarseSpanMs) open = { at, canary: none(), stable: none() }
    if (canary[c]?.at === at) addTo(open.canary, canary[c++])
    if (stable[s]?.at === at) addTo(open.stable, stable[s++])
    if (open.canary.visits === 0 || open.stable.visits === 0) continue
    strata.push(open)
    open = undefined
  }
  return strata
}

const none = (): Rate => ({ visits: 0, failed: 0 })

function addTo(sum: Rate, rate: Readonly<Rate> | undefined): Rate {
  sum.visits += rate?.visits ?? 0
  sum.failed += rate?.failed ?? 0
  return sum
}

const total = (rates: readonly Rate[]): Rate => rates.reduce(addTo, none())
const number = new Intl.NumberFormat(locale)
const percent = ({ visits, failed }: Readonly<Rate>): string => `${((100 * failed) / Math.max(1, visits)).toFixed(1)} %`

const reasonOf = ({ canary, stable }: Pick<Analysis, 'canary' | 'stable'>): string =>
  `${number.format(canary.failed)} of ${number.format(canary.visits)} visits failed (${percent(canary)}), against ` +
  `${number.format(stable.failed)} of ${number.format(stable.visits)} (${percent(stable)}) of the stable release at the same time.`
