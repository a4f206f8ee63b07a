import { describe, expect, it } from 'vitest'
import { assertNotPruning, unusedSince, withoutPruning, withPruning, withPruningRenewed } from './prune.ts'
import { emptyRollout, type Rollout } from './rollout.ts'
import { isPruned, withPublished, withRollback, withStable, withWeight } from './rollout-changes.ts'

const day = (number: number): Date => new Date(Date.UTC(2025, 0, number, 12))
const [a, b, c, d] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc', 'dddddddddddddddd'] as const
const program = 'remote-home'

/** One became stable on each of the first days of January. */
const released = (...releases: string[]): Rollout =>
  releases.reduce(
    (rollout, release, index) => withStable(withPublished(rollout, program, release, day(index + 1)), program, release, day(index + 1)),
    emptyRollout,
  )
const unused = (rollout: Rollout, cutoff: Date, held: string[] = []): string[] =>
  unusedSince(rollout, cutoff, ({ release }) => held.includes(release)).map(({ release }) => release)
const pruned = (rollout: Rollout, ...releases: string[]): Rollout =>
  withPruning(
    rollout,
    releases.map(release => ({ program, release })),
    day(60),
  )

describe('a release is unused', () => {
  it('once no document younger than the limit can name it: a document names its own release and the one before', () => {
    const rollout = released(a, b, c, d)
    expect(unused(rollout, day(99))).toEqual([a, b])
    // a was what a document of b could turn to until c came on the third.
    expect(unused(rollout, new Date(day(3).getTime() + 1))).toEqual([a])
    expect(unused(rollout, day(3))).toEqual([])
  })

  it('never while it is stable, where a rollback leads, or a canary, however old', () => {
    const rollout = withWeight(released(a, b, c), program, { release: d, weight: 0, rollout: '0'.repeat(16), at: day(4) })
    expect(unused(rollout, day(999))).toEqual([a])
  })

  it('only when the limit has passed since it was taken back', () => {
    const rollout = withRollback(released(a, b, c), program, day(20))
    expect(unused(rollout, day(20))).toEqual([])
    expect(unused(rollout, day(21))).toEqual([c])
  })

  it('when it was published and never given to anybody', () => {
    expect(unused(withPublished(released(a, b), program, c, day(3)), day(4))).toEqual([c])
  })

  it('not while somebody previews it', () => {
    expect(unused(released(a, b, c, d), day(99), [a])).toEqual([b])
  })

  it('not twice', () => {
    expect(unused(pruned(released(a, b, c, d), a, b), day(99))).toEqual([])
  })
})

describe('a release that was pruned', () => {
  const rollout = pruned(released(a, b, c, d), a, b)

  it('is given to nobody', () => {
    expect(isPruned(rollout.programs[program], a)).toBe(true)
    expect(() => withStable(rollout, program, a, day(61))).toThrow(`remote-home ${a} was pruned: publish it again first`)
    expect(() => withWeight(rollout, program, { release: a, weight: 1, rollout: '0'.repeat(16), at: day(61) })).toThrow('was pruned')
  })

  it('is not where a rollback leads', () => {
    const once = withRollback(rollout, program, day(61))
    expect(once.programs[program]?.stable).toBe(c)
    expect(() => withRollback(once, program, day(61))).toThrow('has no release before')
  })

  it('is passed over by a rollback, to another release than the one that is taken back', () => {
    const taken = withRollback(pruned(released(a, b, a, c), b), program, day(61))
    expect(taken.programs[program]).toMatchObject({ stable: a })
    expect(taken.programs[program]?.previous).toBeUndefined()
  })

  it('can be published again', () => {
    const again = withPublished(rollout, program, a, day(61))
    expect(isPruned(again.programs[program], a)).toBe(false)
    expect(withStable(again, program, a, day(62)).programs[program]).toMatchObject({ stable: a, previous: d })
  })
})

describe('a deletion', () => {
  const begun = pruned(released(a, b, c), a)
  const later = (seconds: number): Date => new Date(day(60).getTime() + seconds * 1000)

  it('keeps others out until it ends, or has not been heard of for two minutes', () => {
    expect(() => assertNotPruning(begun, later(60))).toThrow('Releases are being deleted: try again in a moment')
    expect(() => assertNotPruning(begun, later(121))).not.toThrow()
    expect(() => assertNotPruning(withoutPruning(begun, begun.pruning!), later(1))).not.toThrow()
    // A clock that was ahead, and set back since.
    expect(() => assertNotPruning(begun, later(-3600))).not.toThrow()
    const held = withPruningRenewed(begun, begun.pruning!, later(60))
    expect(() => assertNotPruning(held, later(121))).toThrow('try again')
  })

  it('goes no further once another one has taken over, and does not end that one', () => {
    const other = withPruning(begun, [], later(200))
    expect(() => withPruningRenewed(other, begun.pruning!, later(201))).toThrow('another one has begun')
    expect(withoutPruning(other, begun.pruning!)).toBe(other)
  })
})
