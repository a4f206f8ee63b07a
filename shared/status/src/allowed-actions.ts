/** What may be done about a program's releases, with the words that a person reads before they do it. */
import type { CanaryStatus, ProgramStatus } from '@site/delivery/status-model'
import { shortRelease } from './figures.ts'

export type Action = {
  readonly action: 'rollout' | 'promote' | 'rollback'
  readonly title: string
  /** What comes of it. */
  readonly text: string
  readonly button: string
  /** The release that the page shows: the server refuses the change when another has come since. Absent: the person names one. */
  readonly release?: string
}

/** With a canary: change its weight, promote, withdraw; one that the guard stopped is not promoted. Without one: roll a release out, make one stable, roll back. */
export const allowedActions = (status: ProgramStatus): Action[] =>
  status.canary ? withCanary(status, status.canary) : withoutCanary(status)

function withCanary({ stable }: ProgramStatus, { release, stopped }: CanaryStatus): Action[] {
  const name = shortRelease(release)
  const weight: Action = {
    action: 'rollout',
    title: stopped ? 'Try it again' : 'Change the weight',
    text: stopped
      ? 'The guard stopped this release. With a weight it is tried once more, and compared again.'
      : 'Who has the canary keeps it while the weight grows. A smaller weight takes it back from some.',
    button: 'Roll out',
    release,
  }
  const promote: Action = {
    action: 'promote',
    title: 'Promote the canary',
    text: `Every visitor gets ${name} from the next page on. One rollback returns to what is stable now.`,
    button: `Promote ${name}`,
    release,
  }
  const withdraw: Action = {
    action: 'rollback',
    title: 'Withdraw the canary',
    text: `Its visitors return to ${stable && shortRelease(stable.release)} with the next page. The release stays in the store and can be tried again.`,
    button: `Withdraw ${name}`,
    release,
  }
  return [weight, ...(stopped ? [] : [promote]), withdraw]
}

function withoutCanary({ stable, previous }: ProgramStatus): Action[] {
  const promote: Action = {
    action: 'promote',
    title: 'Make a release stable',
    text: 'Every visitor gets it from the next page on.',
    button: 'Make it stable',
  }
  if (!stable) return [promote]
  const rollOut: Action = {
    action: 'rollout',
    title: 'Roll out a release',
    text: 'A weight of the visitors gets it, and keeps it. Start small: the guard compares it with the stable release.',
    button: 'Roll out',
  }
  if (!previous) return [rollOut, promote]
  const [from, to] = [shortRelease(stable.release), shortRelease(previous)]
  const rollBack: Action = {
    action: 'rollback',
    title: 'Roll back',
    text: `Every visitor returns from ${from} to ${to} with the next page.`,
    button: `Roll back to ${to}`,
    release: stable.release,
  }
  return [rollOut, promote, rollBack]
}
