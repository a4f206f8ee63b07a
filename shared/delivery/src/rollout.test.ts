import { expect, test } from 'vitest'
import { emptyRollout, parseRollout, type Rollout, withRollback, withStable } from './rollout.ts'

const noon = new Date('2025-06-01T12:00:00.000Z')
const [a, b, c] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'] as const

const after = (...releases: string[]): Rollout =>
  releases.reduce((rollout, release) => withStable(rollout, 'remote-home', release, noon), emptyRollout)

test('the release before the stable one is where a rollback leads', () => {
  expect(after(a, b).owners['remote-home']).toMatchObject({ stable: b, previous: a })
  expect(withRollback(after(a, b), 'remote-home', noon).owners['remote-home']).toMatchObject({ stable: a })
})

test('a second rollback goes one further, not back to the bad release', () => {
  const once = withRollback(after(a, b, c), 'remote-home', noon)
  expect(once.owners['remote-home']).toMatchObject({ stable: b, previous: a })
  expect(withRollback(once, 'remote-home', noon).owners['remote-home']?.stable).toBe(a)
})

test('a release made stable again after a rollback can be rolled back again', () => {
  const again = withStable(withRollback(after(a, b), 'remote-home', noon), 'remote-home', b, noon)
  expect(again.owners['remote-home']).toMatchObject({ stable: b, previous: a })
})

test('without an earlier release, a rollback says why it cannot be', () => {
  expect(() => withRollback(after(a), 'remote-home', noon)).toThrow(`remote-home has no release before ${a} to return to`)
  expect(() => withRollback(emptyRollout, 'shell', noon)).toThrow('shell has no stable release')
})

test('history only grows, the version with it, and other owners stay as they were', () => {
  const two = withStable(after(a), 'shell', c, noon)
  const three = withRollback(withStable(two, 'remote-home', b, noon), 'remote-home', noon)
  expect(three.version).toBe(4)
  expect(three.owners['remote-home']?.history.map(({ action, release }) => [action, release])).toEqual([
    ['stable', a],
    ['stable', b],
    ['rollback', a],
  ])
  expect(three.owners.shell).toBe(two.owners.shell)
})

test('making the stable release stable changes nothing', () => {
  const before = after(a)
  expect(withStable(before, 'remote-home', a, noon)).toBe(before)
})

test('what is written is read', () => {
  const rollout = withRollback(after(a, b), 'remote-home', noon)
  expect(parseRollout(JSON.stringify(rollout))).toEqual(rollout)
})

test.each([
  ['{"version":1,"own', 'rollout.json: expected JSON'],
  ['{"version":"1","owners":{}}', 'rollout.json: version: expected number, got "1"'],
  [
    '{"version":1,"owners":{"remote-home":{"stable":"nonsense","history":[]}}}',
    'owners.remote-home.stable: expected a release id (16 hexadecimal digits), got "nonsense"',
  ],
  ['{"version":1,"owners":{"somebody":{}}}', 'rollout.json: owners.somebody'],
])('a rollout that was edited wrong is refused with the field: %s', (text, message) => {
  expect(() => parseRollout(text)).toThrow(message)
})
