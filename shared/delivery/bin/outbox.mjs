#!/usr/bin/env node
// What has come in through the booking form: `outbox --help`.
import 'tsx'

const { openOutbox } = await import('../src/booking/outbox.ts')
const { runOutboxCommand } = await import('../src/cli/outbox-command.ts')
const { standardOutput } = await import('../src/cli/release/command.ts')
const { outboxDirectory } = await import('../src/platforms/node/settings.ts')

const outbox = openOutbox(outboxDirectory(process.env))
process.exitCode = await runOutboxCommand(process.argv.slice(2), outbox, standardOutput, Boolean(process.env.OUTBOX))
