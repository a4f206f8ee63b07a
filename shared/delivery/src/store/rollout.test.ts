import { describe, expect, it, test } from 'vitest'
import { choose, emptyRollout, isPartial, liveReleases, parseRollout, type Rollout } from './rollout.ts'
import { weightOf, withPromoted, withPublished, withRollback, withStable, withStopped, withWeight } from './rollout-changes.ts'

const noon = new Date('2025-06-01T12:00:00.000Z')
const [a, b, c] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'] as const

const after = (...releases: string[]): Rollout =>
  releases.reduce((rollout, release) => withStable(rollout, 'remote-home', release, noon), emptyRollout)

test('the release before the stable one is where a rollback leads', () => {
  expect(after(a, b).programs['remote-home']).toMatchObject({ stable: b, previous: a })
  expect(withRollback(after(a, b), 'remote-home', noon).programs['remote-home']).toMatchObject({ stable: a })
})

test('a second rollback goes one further, not back to the bad release', () => {
  const once = withRollback(after(a, b, c), 'remote-home', noon)
  expect(once.programs['remote-home']).toMatchObject({ stable: b, previous: a })
  expect(withRollback(once, 'remote-home', noon).programs['remote-home']?.stable).toBe(a)
})

test('a release made stable again after a rollback can be rolled back again', () => {
  const again = withStable(withRollback(after(a, b), 'remote-home', noon), 'remote-home', b, noon)
  expect(again.programs['remote-home']).toMatchObject({ stable: b, previous: a })
})

test('without an earlier release, a rollback says why it cannot be', () => {
  expect(() => withRollback(after(a), 'remote-home', noon)).toThrow(`remote-home has no release before ${a} to return to`)
  expect(() => withRollback(emptyRollout, 'shell', noon)).toThrow('shell has no stable release')
})

test('history only grows, the version with it, and other programs stay as they were', () => {
  const two = withStable(after(a), 'shell', c, noon)
  const three = withRollback(withStable(two, 'remote-home', b, noon), 'remote-home', noon)
  expect(three.version).toBe(4)
  expect(three.programs['remote-home']?.history.map(({ action, release }) => [action, release])).toEqual([
    ['stable', a],
    ['stable', b],
    ['rollback', a],
  ])
  expect(three.programs.shell).toBe(two.programs.shell)
})

test('making the stable release stable changes nothing', () => {
  const before = after(a)
  expect(withStable(before, 'remote-home', a, noon)).toBe(before)
})

const given = (before: Rollout, release: string, weight: number): Rollout =>
  withWeight(before, 'remote-home', { release, weight, rollout: `${weight}`.padStart(16, '0'), at: noon })
const home = (rollout: Rollout) => rollout.programs['remote-home']

describe('a canary', () => {
  it('is what its weight of the cohorts gets, and nobody without one', () => {
    const rollout = given(after(a), b, 2500)
    const got = Array.from({ length: 10_000 }, (_, cohort) => choose(rollout, cohort)['remote-home'])
    expect(got.filter(release => release === b)).toHaveLength(2500)
    expect(got.filter(release => release === a)).toHaveLength(7500)
    expect(choose(rollout, undefined)).toEqual({ 'remote-home': a })
  })

  it('keeps its rollout while its weight changes, so that whoever has it keeps it', () => {
    const small = given(after(a), b, 100)
    const large = given(small, b, 5000)
    expect(home(large)?.canary).toMatchObject({ rollout: home(small)?.canary?.rollout, since: noon.toISOString(), weight: 5000 })
  })

  it('becomes stable when it is promoted, and the one before is where a rollback leads', () => {
    const promoted = withPromoted(given(after(a), b, 100), 'remote-home', noon)
    expect(home(promoted)).toMatchObject({ stable: b, previous: a })
    expect(home(promoted)?.canary).toBeUndefined()
    expect(home(withRollback(promoted, 'remote-home', noon))?.stable).toBe(a)
  })

  it('is what a rollback takes back first; the stable release stays', () => {
    const back = withRollback(given(after(a, b), c, 100), 'remote-home', noon)
    expect(home(back)).toMatchObject({ stable: b, previous: a })
    expect(home(back)?.canary).toBeUndefined()
    expect(home(back)?.history.at(-1)).toMatchObject({ action: 'withdrawn', release: c })
  })

  it('that the guard stopped has no weight, says why, and can be given one again', () => {
    const stopped = withStopped(given(after(a), b, 100), 'remote-home', { release: b, reason: 'It failed.', at: noon })
    expect(home(stopped)?.canary).toMatchObject({ weight: 0, stopped: 'It failed.' })
    expect(liveReleases(stopped)).toEqual([{ program: 'remote-home', release: a }])
    expect(home(given(stopped, b, 100))?.canary?.stopped).toBeUndefined()
    for (const named of [undefined, b])
      expect(() => withPromoted(stopped, 'remote-home', noon, named)).toThrow(`remote-home ${b} was stopped: roll it out again first`)
    expect(withStopped(stopped, 'remote-home', { release: b, reason: 'Again.', at: noon })).toBe(stopped)
    expect(withStopped(stopped, 'remote-home', { release: c, reason: 'Another.', at: noon })).toBe(stopped)
  })

  it.each([
    ['the stable release', () => given(after(a), a, 100), `remote-home ${a} is stable already: everyone gets it`],
    ['the stable release while a canary has a weight', () => given(given(after(a), b, 100), a, 100), /is stable already$/],
    [
      'one while another has a weight',
      () => given(given(after(a), b, 100), c, 100),
      `is rolling out ${b} to 1 %: promote it or roll it back`,
    ],
    ['one before there is a stable release', () => given(emptyRollout, b, 100), 'remote-home has no stable release yet: promote one first'],
    ['none that could be promoted', () => withPromoted(after(a), 'remote-home', noon), 'remote-home has no canary to promote'],
  ])('%s is refused with the reason', (_what, change, message) => {
    expect(change).toThrow(message)
  })

  it('decides by the cohort only while some get it and some do not', () => {
    expect([0, 1, 9999, 10_000].map(weight => isPartial(given(after(a), b, weight)))).toEqual([false, true, true, false])
  })
})

describe('a rollback takes back what came last', () => {
  const d = 'dddddddddddddddd'
  const stop = (before: Rollout) => withStopped(before, 'remote-home', { release: c, reason: 'It failed.', at: noon })
  const stable = (before: Rollout, release: string) => withStable(before, 'remote-home', release, noon)
  const back = (before: Rollout, seen?: string) => home(withRollback(before, 'remote-home', noon, seen))

  it.each([
    ['that was stopped before it', () => stable(stop(given(after(a, b), c, 500)), d)],
    ['that was set to nobody before it', () => stable(given(given(after(a, b), c, 500), c, 0), d)],
    ['that began before it and still goes on', () => stable(given(after(a, b), c, 500), d)],
    ['that everyone got before it', () => stable(given(after(a, b), c, 10_000), d)],
  ])('the stable release, beside a canary %s', (_what, before) => {
    expect(back(before())).toMatchObject({ stable: b, previous: a, canary: home(before())?.canary })
  })

  it.each([
    ['that began since the stable release', () => given(after(a, b), c, 500)],
    ['whose weight changed since the stable release', () => given(stable(given(after(a, b), c, 500), d), c, 100)],
    ['that was stopped and given again', () => given(stable(stop(given(after(a, b), c, 500)), d), c, 1)],
    ['that was stopped as it was taken back: the stable release is not to go in its place', () => stop(given(after(a, b), c, 500))],
    ['that was given to nobody', () => given(given(after(a, b), c, 500), c, 0)],
  ])('the canary %s', (_what, before) => {
    expect(back(before())?.canary).toBeUndefined()
    expect(back(before())?.stable).toBe(home(before())?.stable)
  })

  it('the stable release before, when the one that came after the canary is gone', () => {
    const once = withRollback(stable(given(after(a, b), c, 500), d), 'remote-home', noon)
    expect(back(once)).toMatchObject({ stable: a, canary: { release: c } })
  })

  it('and a canary that becomes stable by it is none any more', () => {
    const before = stable(given(after(c, b), c, 500), d)
    const once = withRollback(before, 'remote-home', noon)
    expect(back(once)?.stable).toBe(c)
    expect(back(once)?.canary).toBeUndefined()
    expect(parseRollout(JSON.stringify(withRollback(once, 'remote-home', noon)))).toBeDefined()
  })

  it('or the one that is named, when visitors may still get it', () => {
    const both = stable(given(after(a, b), c, 500), d)
    for (const withdrawn of [back(both, c), back(stop(both), c)]) {
      expect(withdrawn?.stable).toBe(d)
      expect(withdrawn?.canary).toBeUndefined()
    }
    expect(back(given(both, c, 600), d)).toMatchObject({ stable: b, canary: { release: c, weight: 600 } })
    expect(() => back(both, b)).toThrow(`remote-home has changed meanwhile: ${d} came last, and not ${b}`)
  })
})

test('a published release is in the history, and nobody gets it', () => {
  const published = withPublished(after(a), 'remote-home', b, noon)
  expect(home(published)?.history.at(-1)).toEqual({ action: 'published', release: b, at: noon.toISOString() })
  expect(liveReleases(published)).toEqual([{ program: 'remote-home', release: a }])
  expect(withPublished(published, 'remote-home', b, noon)).toBe(published)
})

test.each([
  ['0.01', 1],
  ['1', 100],
  ['12.5', 1250],
  ['99.99', 9999],
  ['100', 10_000],
  ['0', 0],
])('%s %% are %i cohorts', (percent, weight) => {
  expect(weightOf(percent)).toBe(weight)
})

test.each(['', '-1', '100.01', '0.001', '1e1', 'ten', '1,5'])('%j is no percentage', percent => {
  expect(() => weightOf(percent)).toThrow('expected a percentage from 0 to 100 in steps of 0.01')
})

test('what was written with the names of fields from before means the same', () => {
  const now = given(after(a, b), c, 100)
  const then = JSON.stringify(now, null, 2)
    .replace('"programs"', '"owners"')
    .replace('"canary"', '"candidate"')
    .replaceAll('"weight"', '"share"')
  expect(then).toContain('"owners": {')
  expect(parseRollout(then)).toEqual(now)
})

test('what is written is read', () => {
  const rollout = withRollback(given(after(a, b), c, 100), 'remote-home', noon)
  expect(parseRollout(JSON.stringify(rollout))).toEqual(rollout)
})

test.each([
  ['{"version":1,"own', 'rollout.json: expected JSON'],
  ['{"version":"1","programs":{}}', 'rollout.json: version: expected number, got "1"'],
  [
    '{"version":1,"programs":{"remote-home":{"stable":"nonsense","history":[]}}}',
    'programs.remote-home.stable: expected a release id (16 hexadecimal digits), got "nonsense"',
  ],
  ['{"version":1,"programs":{"somebody":{}}}', 'rollout.json: programs.somebody: expected shell, or the name of a section'],
])('a rollout that was edited wrong is refused with the field: %s', (text, message) => {
  expect(() => parseRollout(text)).toThrow(message)
})
