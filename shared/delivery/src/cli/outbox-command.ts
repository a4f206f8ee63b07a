/** `npm run outbox -- …`: lists, shows and deletes the requests that have come in. */
import { existsSync } from 'node:fs'
import { readBookingMail, type StoredBooking } from '../booking/booking-mail.ts'
import { mailId } from '../booking/mail-name.ts'
import type { Outbox, StoredMail } from '../booking/outbox.ts'
import { type Output, UsageError } from './release/command.ts'
import { table, timeOf } from './table.ts'

const usage = `Usage: outbox [COMMAND]

  list               the requests, oldest first, and whether they were passed on by mail (also without a command)
  show ID…           what they say
  delete ID…         delete them for good
    --json           list and show for programs

ID is what list prints first; its beginning is enough where no other request begins so.
The outbox is the folder OUTBOX, by default var/outbox.
`

type Entry = { id: string; passedOn: boolean } & StoredBooking

/**
 * @param args without the program's own name
 * @param isNamed whether `OUTBOX` names the folder: then it has to be there
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runOutboxCommand(args: readonly string[], outbox: Outbox, { out, error }: Output, isNamed = false): Promise<number> {
  try {
    const isHelp = args.some(arg => arg === '--help' || arg === '-h')
    if (isNamed && !isHelp && !existsSync(outbox.folder)) throw new Error(`OUTBOX: there is no folder ${outbox.folder} that can be read`)
    out(isHelp ? usage : await run(args, outbox))
    return 0
  } catch (failure) {
    const misunderstood = failure instanceof UsageError
    error(`${(failure as Error).message}\n${misunderstood ? `\n${usage}` : ''}`)
    return misunderstood ? 2 : 1
  }
}

async function run(args: readonly string[], outbox: Outbox): Promise<string> {
  const json = args.includes('--json')
  const [command = 'list', ...ids] = args.filter(arg => arg !== '--json')
  const unknown = args.find(arg => arg.startsWith('-') && arg !== '--json')
  if (unknown) throw new UsageError(`Unknown option: ${unknown}`)
  if (command === 'list') {
    if (ids.length > 0) throw new UsageError(`Not expected: ${ids.join(' ')}`)
    const entries = await entriesOf(outbox, await outbox.all())
    if (json) return asJson(entries)
    return entries.length === 0 ? `No request has come in at ${outbox.folder}.\n` : tableOf(entries)
  }
  if (command !== 'show' && command !== 'delete') throw new UsageError(`Unknown command: ${command}`)
  if (ids.length === 0 || ids.includes('')) throw new UsageError(`${command} needs the ID of a request`)
  const mails = await findMails(outbox, ids)
  if (command === 'show') return show(await entriesOf(outbox, mails), json)
  if (json) throw new UsageError('Unknown option: --json')
  for (const { name } of mails) await outbox.remove(name)
  return mails.map(({ name }) => `${mailId(name)}: deleted\n`).join('')
}

async function findMails(outbox: Outbox, ids: readonly string[]): Promise<StoredMail[]> {
  const all = await outbox.all()
  const found = ids.map(id => {
    const matches = all.filter(({ name }) => mailId(name).startsWith(id))
    const [mail, another] = matches.filter(({ name }) => matches.length === 1 || mailId(name) === id)
    if (mail && !another) return mail
    throw new Error(matches.length > 0 ? `${id}: ${matches.length} requests begin so` : `${id}: no request has this ID`)
  })
  return [...new Set(found)]
}

async function entriesOf(outbox: Outbox, mails: readonly StoredMail[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const { name, passedOn } of mails) {
    const mail = await outbox.find(name)
    if (mail) entries.push({ id: mailId(name), passedOn, ...(await readBookingMail(mail)) })
  }
  return entries
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function tableOf(entries: readonly Entry[]): string {
  const rows = entries.map(({ id, received, passedOn, name, organisation, about }) =>
    [id, timeOf(received), yesOrNo(passedOn), name, organisation, about].map(clip),
  )
  return table([['ID', 'RECEIVED', 'PASSED ON', 'NAME', 'ORGANISATION', 'ABOUT'], ...rows])
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')

const show = (entries: readonly Entry[], json: boolean): string =>
  json ? asJson(entries) : entries.map(letterOf).join(`\n${'-'.repeat(40)}\n\n`)

function letterOf({ id, passedOn, received, name, email, organisation, message }: Entry): string {
  const lines = [
    `ID:           ${id}`,
    `Received:     ${timeOf(received)}`,
    `Name:         ${name}`,
    `E-mail:       ${email}`,
    `Organisation: ${organisation || '(none)'}`,
    `Passed on:    ${yesOrNo(passedOn)}`,
  ]
  return `${lines.join('\n')}\n\n${message}\n`
}

const maxColumn = 36

function clip(text: string): string {
  const characters = [...text]
  return characters.length <= maxColumn ? text : `${characters.slice(0, maxColumn - 1).join('')}…`
}
