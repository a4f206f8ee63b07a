/** `GUARD`: whether canaries are compared with the stable release, and how strictly. */

export type CanarySettings = {
  /** Visits of a canary before it is compared. */
  readonly visits: number
  /** How much more of them may fail than of the stable release's, 0 to 1. */
  readonly worse: number
  /** Milliseconds that a page has to be hydrated, from when its document was sent. */
  readonly settle: number
}

/** Two hundred visits tell one failure in twenty from none. Half a minute is three times what the page slot waits for a file. */
export const defaultCanarySettings: CanarySettings = { visits: 200, worse: 0.02, settle: 30_000 }

/** Half the life of a nonce: reports after that come too late. */
const maxSettleMs = 30 * 60_000
const example = 'off, or what differs of visits=200,worse=2%,settle=30s'

/** @param text such as `visits=500,worse=1%` @returns undefined for `off` @throws {Error} saying what was expected and what came. */
export function readCanarySettings(text: string | undefined): CanarySettings | undefined {
  if (!text) return defaultCanarySettings
  if (text === 'off') return undefined
  const set = new Map<string, number>()
  for (const part of text.split(',')) {
    const [name = '', ...rest] = part.split('=').map(each => each.trim())
    const field = Object.hasOwn(fields, name) ? fields[name as keyof CanarySettings] : undefined
    if (!field) throw new Error(`expected ${example}, got ${JSON.stringify(part)}`)
    if (set.has(name)) throw new Error(`${name}: expected once, got ${JSON.stringify(text)}`)
    const value = rest.join('=')
    const [, count, unit] = field.pattern.exec(value) ?? []
    const number = Number(count) * (unit ? units[unit as keyof typeof units] : 1)
    if (!(number <= field.max)) throw new Error(`${name}: expected ${field.expected}, got ${JSON.stringify(value)}`)
    set.set(name, number)
  }
  return { ...defaultCanarySettings, ...Object.fromEntries(set) }
}

const units = { s: 1000, min: 60_000, '%': 0.01 } as const

const fields = {
  visits: { pattern: /^([1-9]\d{0,6})$/, max: Number.POSITIVE_INFINITY, expected: 'a number from 1 to 9999999' },
  worse: { pattern: /^(\d{1,3}(?:\.\d+)?)(%)$/, max: 1, expected: 'a percentage from 0% to 100%' },
  settle: { pattern: /^([1-9]\d{0,3})(s|min)$/, max: maxSettleMs, expected: 'a time from 1s to 30min' },
} as const satisfies Record<keyof CanarySettings, object>
