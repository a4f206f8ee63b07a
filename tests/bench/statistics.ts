/** @param share 0.5 for the median, 0.95 for p95: the value below which that share of the others lies (nearest rank) */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no quantile of nothing')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
