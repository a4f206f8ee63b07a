export const TAU = Math.PI * 2

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

/** 0 before `from`, 1 after `to`, a smooth S between; `from` may be the larger. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const modulo = (value: number, period: number): number => ((value % period) + period) % period
