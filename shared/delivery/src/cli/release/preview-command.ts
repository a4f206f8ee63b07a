/** Makes an address that shows a release to its holder alone. */
import type { Command } from './command.ts'
import { findRelease, operandsOf, programOf } from './operands.ts'
import { timeOf } from './text.ts'

const help = `Usage: release preview SECTION RELEASE

Prints an address that shows the site with RELEASE to whoever opens it, and to nobody else. It is not indexed and not counted.
Local addresses begin as the identity says, or as SITE does: SITE=http://localhost:4170.

RELEASE is an id as list prints it, its first digits (at least 4), or one of stable, canary, previous.

--json prints { program, release, address, expires, leave }; expires is a time in UTC, leave ends the preview.
`

export const preview: Command = {
  summary: 'an address that shows a release to its holder alone',
  help,
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
