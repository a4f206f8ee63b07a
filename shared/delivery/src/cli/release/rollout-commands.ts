/** The commands that change what visitors get, or show it to one alone. */
import type { ProgramSummary, ReleaseApi } from '../../management/operations.ts'
import { summaryText } from '../../management/store-status.ts'
import type { ProgramName } from '../../release/release.ts'
import { weightOf } from '../../store/rollout-changes.ts'
import { timeOf } from '../table.ts'
import { type Command, findRelease, type Outcome, operandsOf, programOf, understood } from './command.ts'

const summaryHelp = `--json prints { program, stable, previous, canary: { release, weight, since, stopped } } as it is afterwards.
weight is in basis points (0 to 10000), since a time in UTC, stopped why the canary analysis took the weight away.
`

const releaseHelp = `RELEASE is an id as list prints it, its first digits (at least 4), or one of stable, canary, previous.`

function outcome(summary: ProgramSummary): Outcome {
  const lines = [summaryText(summary), ...(summary.warnings ?? []).map(warning => `warning: ${warning}`), '']
  return { json: summary, text: lines.join('\n') }
}

export const rollout: Command = {
  summary: 'give a release to a percentage of the visitors',
  help: `Usage: release rollout SECTION RELEASE PERCENT

Gives RELEASE to PERCENT of the visitors, 0 to 100 in steps of 0.01. Who has it keeps it while the weight grows. A canary
that does worse than the stable release is stopped by itself; status says why.

${releaseHelp}

${summaryHelp}`,
  async run({ api }, { operands }) {
    const [section, release, percent = ''] = operandsOf('rollout', ['SECTION', 'RELEASE', 'PERCENT'], operands)
    const program = programOf(section)
    const weight = understood(() => weightOf(percent.replace(/ ?%$/, '')))
    return outcome(await api.rollOut({ ...(await findRelease(api, release, program)), weight }))
  },
}

/** The program, and the release where one is named. */
async function chosen(api: ReleaseApi, command: string, operands: readonly string[]): Promise<{ program: ProgramName; release?: string }> {
  const [section, release] = operandsOf(command, ['SECTION', '[RELEASE]'], operands)
  const program = programOf(section)
  return release === undefined ? { program } : findRelease(api, release, program)
}

export const promote: Command = {
  summary: 'make the canary, or any release, what all visitors get',
  help: `Usage: release promote SECTION [RELEASE]

Makes the canary of SECTION, or RELEASE, the stable release: what all visitors get.

${releaseHelp}

${summaryHelp}`,
  run: async ({ api }, { operands }) => outcome(await api.promote(await chosen(api, 'promote', operands))),
}

export const rollback: Command = {
  summary: 'take back what came last',
  help: `Usage: release rollback SECTION [RELEASE]

Takes back RELEASE, the canary or the stable one: its id, its first digits, stable or canary. Without it what came last: the canary,
when it was the last to be given, changed or stopped; or else the stable release, for the one before it. Visitors get it within a
second; nothing is built or uploaded. Once more goes one release further. Files that the release before lacks are warned of.

${summaryHelp}After a rollback there are also takenBack, the release that visitors had until then, and warnings.
`,
  run: async ({ api }, { operands }) => outcome(await api.rollback(await chosen(api, 'rollback', operands))),
}

const previewHelp = `Usage: release preview SECTION RELEASE

Prints an address that shows the site with RELEASE to whoever opens it, and to nobody else. It is not indexed and not counted.
Local addresses begin with SITE, with localhost where PORT is set, or else as the identity says: SITE=http://localhost:4170.

${releaseHelp}

--json prints { program, release, address, expires, leave }; expires is a time in UTC, leave ends the preview.
`

export const preview: Command = {
  summary: 'an address that shows a release to its holder alone',
  help: previewHelp,
  async run({ api }, { operands }) {
    const [section, text] = operandsOf('preview', ['SECTION', 'RELEASE'], operands)
    const found = await findRelease(api, text, programOf(section))
    const { address, expires, leave } = await api.preview(found)
    return {
      json: { ...found, address, expires, leave },
      text: `${address}\n\nShows ${found.program} ${found.release} until ${timeOf(expires)} UTC, in the browser that opens it. To leave it: ${leave}\n`,
    }
  },
}
