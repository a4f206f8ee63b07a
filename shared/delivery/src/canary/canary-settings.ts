/** `GUARD`: whether canaries are watched, and how strictly. */

export type GuardSettings = {
  /** Visits of a canary before it is judged. */
  readonly visits: number
  /** How much more of them may fail than of the stable release's, 0 to 1. */
  readonly worse: number
  /** Milliseconds that a page has to be hydrated, from when its document was sent. */
  readonly settle: number
}

/** Two hundred visits tell one failure in twenty from none. Half a minute is three times what the page slot waits for a file. */
export const guardDefaults: GuardSettings = { visits: 200, worse: 0.02, settle: 30_000 }

/** Half the life of a nonce: reports after that come too late. */
const maxSettle = 30 * 60_000

const example = 'off, or what differs of visits=200,worse=2%,settle=30s'

/**
 * @returns undefined for `off`
 * @throws {Error} saying what was expected and what came.
 */
export function readGuard(text: string | undefined): GuardSettings | undefined {
  if (!text) return guardDefaults
  if (text === 'off') return undefined
  const given = new Map<string, number>()
  for (const part of text.split(',')) {
    const [name = '', ...value] = part.split('=').map(each => each.trim())
    if (!isName(name)) throw new Error(`expected ${example}, got ${JSON.stringify(part)}`)
    if (given.has(name)) throw new Error(`${name}: expected once, got ${JSON.stringify(text)}`)
    given.set(name, readers[name](value.join('=')))
  }
  return { ...guardDefaults, ...Object.fromEntries(given) }
}

const readers: Record<keyof GuardSettings, (value: string) => number> = {
  visits: value => {
    if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
    throw new Error(`visits: expected a number from 1 to 9999999, got ${JSON.stringify(value)}`)
  },
  worse: value => {
    const percent = Number(/^(\d{1,3}(?:\.\d+)?)%$/.exec(value)?.[1] ?? 'none')
    if (percent <= 100) return percent / 100
    throw new Error(`worse: expected a percentage from 0% to 100%, got ${JSON.stringify(value)}`)
  },
  settle: value => {
    const [, count, unit = ''] = /^([1-9]\d{0,3})(s|min)$/.exec(value) ?? []
    const milliseconds = Number(count) * (unit === 'min' ? 60_000 : 1000)
    if (count && milliseconds <= maxSettle) return milliseconds
    throw new Error(`settle: expected a time from 1s to 30min, got ${JSON.stringify(value)}`)
  },
}

const isName = (name: string): name is keyof GuardSettings => Object.hasOwn(readers, name)
