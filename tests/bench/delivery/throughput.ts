/** Rounds of load: in each, every server in turn, the site and nginx with the same answers right after one another. */
import { median } from '../statistics.ts'
import type { Kind, Variant } from './variants.ts'
import { type LoadResult, putUnderLoad } from './wrk.ts'

const connectionCounts = [1, 64] as const
const kinds = ['pages', 'assets'] as const satisfies readonly Kind[]
const seconds = 1

export type Pair = { readonly variant: Variant /** The address of nginx with its answers. */; readonly plain: string }

/** One server pair under one kind of load, once. */
export type Sample = {
  readonly variant: string
  readonly kind: Kind
  readonly connections: number
  readonly site: LoadResult
  readonly nginx: LoadResult
}

/** Pages are asked of every variant; assets, which are files and nothing more, of the smallest store and the largest. */
const measured = (kind: Kind, pairs: readonly Pair[]): Pair[] =>
  pairs.filter((_, index) => kind === 'pages' || index === 0 || index === pairs.length - 1)

/** Compiles what will be hot, and fills every memory. */
export async function warmUp(pairs: readonly Pair[]): Promise<void> {
  for (const kind of kinds) for (const pair of measured(kind, pairs)) await sample(pair, kind, 64, false)
}

/** @param number of the round: every other one starts with nginx, and each with another variant */
export async function loadRound(pairs: readonly Pair[], number: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const connections of connectionCounts)
    for (const kind of kinds)
      for (const pair of turned(measured(kind, pairs), number)) samples.push(await sample(pair, kind, connections, number % 2 === 1))
  return samples
}

const turned = <T>(items: readonly T[], by: number): T[] => [...items.slice(by % items.length), ...items.slice(0, by % items.length)]

async function sample({ variant, plain }: Pair, kind: Kind, connections: number, nginxFirst: boolean): Promise<Sample> {
  const load = (address: string) => putUnderLoad({ address, paths: variant.paths[kind], connections, seconds })
  const early = nginxFirst ? await load(plain) : undefined
  const site = await load(variant.address)
  return { variant: variant.name, kind, connections, site, nginx: early ?? (await load(plain)) }
}

/** The medians of all rounds. */
export type Cell = {
  readonly variant: string
  readonly kind: Kind
  readonly connections: number
  readonly site: LoadResult
  readonly nginx: LoadResult
  /** Requests a second, of nginx's in the same round. */
  readonly ofNginx: number
  /** Requests a second, of the first variant's in the same round. */
  readonly ofFirst: number
}

/** @param variants their names, the one that the others are compared with first */
export function cellsOf(samples: readonly Sample[], variants: readonly string[]): Cell[] {
  return variants.flatMap(variant =>
    kinds.flatMap(kind =>
      connectionCounts.flatMap(connections => {
        const those = (name: string | undefined) =>
          samples.filter(each => each.variant === name && each.kind === kind && each.connections === connections)
        const group = those(variant)
        if (group.length === 0) return []
        const ofFirst = those(variants[0])
        return {
          variant,
          kind,
          connections,
          site: medianOf(group.map(({ site }) => site)),
          nginx: medianOf(group.map(({ nginx }) => nginx)),
          ofNginx: median(group.map(({ site, nginx }) => site.rate / nginx.rate)),
          ofFirst: median(group.map(({ site }, round) => site.rate / (ofFirst[round]?.site.rate ?? Number.NaN))),
        }
      }),
    ),
  )
}

const medianOf = (results: readonly LoadResult[]): LoadResult => ({
  rate: median(results.map(({ rate }) => rate)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})
