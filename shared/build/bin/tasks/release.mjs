import { parseArgs } from 'node:util'
import { buildForRelease } from './build.mjs'
import { run } from './run.mjs'

/** What `publish` is told besides the section; the rest is the command's own business. */
const options = { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } }

/** `publish SECTION` builds what it publishes; delivery, whose command line this is, does not know how. */
export async function release(args) {
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true })
  try {
    const from = isBuilt(values, positionals) ? ['--from', await buildForRelease(positionals[1])] : []
    await run('node', ['shared/delivery/bin/release.mjs', ...args, ...from]).catch(failed)
  } catch (error) {
    if (!values.json) throw error
    process.stderr.write(`${JSON.stringify({ error: error.message })}\n`)
    process.exitCode = 1
  }
}

const isBuilt = ({ from, help }, [command, section, ...more]) =>
  command === 'publish' && /^(shell|remote-[a-z\d-]+)$/.test(section) && more.length === 0 && from === undefined && !help

/** The command has said itself what failed. */
function failed(error) {
  if (typeof error.exitCode !== 'number') throw error
  process.exitCode = error.exitCode
}
