/** The commands that change what visitors get. */
import type { OwnerSummary } from '../../management/release-api.ts'
import type { Command } from './command.ts'
import { findRelease, operandsOf, ownerOf, percentage } from './operands.ts'

const summaryHelp = `--json prints { owner, stable, previous, candidate: { release, share, since, stopped } } as it is afterwards.
share is a percentage, since a time in UTC, stopped why the guard took the share away.
`

const releaseHelp = `RELEASE is an id as list prints it, its first digits (at least 4), or one of stable, candidate, previous.`

/** In words, for people: what visitors get now. */
function sayOf({ owner, stable, candidate }: OwnerSummary): string {
  const rest = candidate ? `, ${candidate.release} to ${candidate.share} %` : ''
  return `${owner}: ${stable} is stable${rest}\n`
}

const outcome = (summary: OwnerSummary) => ({ json: summary, text: sayOf(summary) })

export const rollout: Command = {
  summary: 'give a release to a share of the visitors',
  help: `Usage: release rollout SECTION RELEASE PERCENT

Gives RELEASE to PERCENT of the visitors, 0 to 100 in steps of 0.01. Who has it keeps it while the share grows. A candidate
that does worse than the stable release is stopped by itself; status says why.

${releaseHelp}

${summaryHelp}`,
  async run({ desk }, { operands }) {
    const [section, release, percent] = operandsOf('rollout', ['SECTION', 'RELEASE', 'PERCENT'], operands)
    const owner = ownerOf(section)
    const share = percentage(percent)
    return outcome(await desk.rollOut(owner, await findRelease(desk, owner, release), share))
  },
}

export const promote: Command = {
  summary: 'make the candidate, or any release, what all visitors get',
  help: `Usage: release promote SECTION [RELEASE]

Makes the candidate of SECTION, or RELEASE, the stable release: what all visitors get.

${releaseHelp}

${summaryHelp}`,
  async run({ desk }, { operands }) {
    const [section, release] = operandsOf('promote', ['SECTION', '[RELEASE]'], operands)
    const owner = ownerOf(section)
    return outcome(await (release === undefined ? desk.promote(owner) : desk.promote(owner, await findRelease(desk, owner, release))))
  },
}

export const rollback: Command = {
  summary: 'take back what came last',
  help: `Usage: release rollback SECTION

Takes the candidate back where there is one; otherwise gives visitors the stable release from before. They get it within a
second; nothing is built or uploaded. Once more goes one release further.

${summaryHelp}`,
  async run({ desk }, { operands }) {
    const [section] = operandsOf('rollback', ['SECTION'], operands)
    return outcome(await desk.rollback(ownerOf(section)))
  },
}
