/** Where a visitor stands, and whom a rollout reaches. The hashes are not cryptographic, only well mixed. */
import { randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Cohorts there are. Coarse on purpose: many visitors share one, so it identifies nobody. */
export const cohorts = 10_000

/** Half of the block's bits: two halves of 7 hold 16,384 values, the first power of four above {@link cohorts}. */
const halfBits = 7
const halfMask = (1 << halfBits) - 1
/** Four make a Feistel network of random functions a strong permutation (Luby and Rackoff 1988); twice that costs nothing here. */
const rounds = 8

/**
 * A keyed permutation of 0..9,999: a Feistel network over 14 bits, walked along its cycle until it is inside
 * (Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002). So a weight of n cohorts is exactly n of them,
 * under each key other ones.
 * @param cohort 0 to 9,999
 * @param key names the rollout; see {@link isChosen}
 * @throws {RangeError} outside of that.
 */
export function permute(cohort: number, key: string): number {
  if (!isCohort(cohort)) throw new RangeError(`expected a cohort from 0 to ${cohorts - 1}, got ${cohort}`)
  const keys = roundKeys.memo(key)
  let value = cohort
  do value = feistel(value, keys)
  while (value >= cohorts)
  return value
}

/** A growing weight only adds cohorts; another rollout chooses others. @param weight basis points @param rollout its id */
export const isChosen = (cohort: number, { weight, rollout }: { weight: number; rollout: string }, program: string): boolean =>
  weight >= cohorts || (weight > 0 && permute(cohort, `${program}:${rollout}`) < weight)

export const isCohort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < cohorts
export const drawCohort = (): number => randomInt(cohorts)

function feistel(value: number, keys: Uint32Array): number {
  let left = value >>> halfBits
  let right = value & halfMask
  for (const key of keys) [left, right] = [right, left ^ (mix(right ^ key) & halfMask)]
  return (left << halfBits) | right
}

/** The finaliser of MurmurHash3, 32 bits: https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** By the key of the permutation: few rollouts are under way at a time. */
const roundKeys = new LRUCache<string, Uint32Array>({
  max: 1000,
  memoMethod: key => Uint32Array.from({ length: rounds }, (_, round) => fnv1a(`${key}:${round}`)),
})

/** FNV-1a over UTF-8, 32 bits: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
