/** The commands that change what visitors get. */
import type { ProgramSummary } from '../../management/release-api.ts'
import { percentOf } from '../../store/rollout-changes.ts'
import type { Command } from './command.ts'
import { findRelease, operandsOf, percentage, programOf } from './operands.ts'

const summaryHelp = `--json prints { program, stable, previous, canary: { release, weight, since, stopped } } as it is afterwards.
weight is in basis points, since a time in UTC, stopped why the guard took the weight away.
`

const releaseHelp = `RELEASE is an id as list prints it, its first digits (at least 4), or one of stable, canary, previous.`

/** In words, for people: what visitors get now. */
function sayOf({ program, stable, canary, takenBack, warnings = [] }: ProgramSummary): string {
  const rest = canary ? `, ${canary.release} to ${percentOf(canary.weight)} %` : ''
  const gone = takenBack ? `${takenBack} was taken back, ` : ''
  return [`${program}: ${gone}${stable} is stable${rest}`, ...warnings.map(warning => `warning: ${warning}`), ''].join('\n')
}

const outcome = (summary: ProgramSummary) => ({ json: summary, text: sayOf(summary) })

export const rollout: Command = {
  summary: 'give a release to a percentage of the visitors',
  help: `Usage: release rollout SECTION RELEASE PERCENT

Gives RELEASE to PERCENT of the visitors, 0 to 100 in steps of 0.01. Who has it keeps it while the weight grows. A canary
that does worse than the stable release is stopped by itself; status says why.

${releaseHelp}

${summaryHelp}`,
  async run({ api }, { operands }) {
    const [section, release, percent] = operandsOf('rollout', ['SECTION', 'RELEASE', 'PERCENT'], operands)
    const program = programOf(section)
    const weight = percentage(percent)
    return outcome(await api.rollOut(program, await findRelease(api, program, release), weight))
  },
}

export const promote: Command = {
  summary: 'make the canary, or any release, what all visitors get',
  help: `Usage: release promote SECTION [RELEASE]

Makes the canary of SECTION, or RELEASE, the stable release: what all visitors get.

${releaseHelp}

${summaryHelp}`,
  async run({ api }, { operands }) {
    const [section, release] = operandsOf('promote', ['SECTION', '[RELEASE]'], operands)
    const program = programOf(section)
    return outcome(await (release === undefined ? api.promote(program) : api.promote(program, await findRelease(api, program, release))))
  },
}

export const rollback: Command = {
  summary: 'take back what came last',
  help: `Usage: release rollback SECTION

Takes back what visitors were given last: the canary, when it was given to more of them since a release became stable; or
else the stable release, for the one before it. A canary that nobody gets is left alone. Visitors get it within a second;
nothing is built or uploaded. Once more goes one release further. Files that the release before lacks are warned of.

${summaryHelp}After a rollback there are also takenBack, the release that visitors had until then, and warnings.
`,
  async run({ api }, { operands }) {
    const [section] = operandsOf('rollback', ['SECTION'], operands)
    return outcome(await api.rollback(programOf(section)))
  },
}
