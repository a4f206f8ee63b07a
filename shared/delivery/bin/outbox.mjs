#!/usr/bin/env node
// What has come in through the booking form: `outbox --help`.
import 'tsx'

const { openOutbox } = await import('../src/booking/outbox.ts')
const { runOutboxCommand } = await import('../src/cli/outbox-command.ts')
const { outboxDirectory } = await import('../src/platforms/node/settings.ts')

process.exitCode = await runOutboxCommand(process.argv.slice(2), openOutbox(outboxDirectory(process.env)), {
  out: text => process.stdout.write(text),
  error: text => process.stderr.write(text),
})
