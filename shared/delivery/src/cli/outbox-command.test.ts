import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { booking, site } from '../../test-support/booking/site.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { composeBookingMail } from '../booking/booking-mail.ts'
import { openOutbox } from '../booking/outbox.ts'
import { runOutboxCommand } from './outbox-command.ts'

const received = new Date('2025-11-21T05:52:10.123Z')
const first = '2025-11-21T05-52-10-123Z-0000'
const second = '2025-11-21T05-52-10-123Z-0001'

/** An outbox with two requests that came in the same millisecond. */
async function api() {
  const folder = join(await temporaryFolder(), 'outbox')
  const outbox = openOutbox(folder)
  vi.spyOn(Date, 'now').mockReturnValue(received.getTime())
  onTestFinished(() => void vi.restoreAllMocks())
  const other = { ...booking, name: 'Noor al-Hudá', organisation: '', message: 'Holistic healing and recovery\n\nTwo wards.' }
  for (const each of [booking, other]) await outbox.keep(await composeBookingMail(each, site, received))
  const run = async (...args: string[]) => {
    const said = { out: '', error: '' }
    const code = await runOutboxCommand(args, outbox, {
      out: text => {
        said.out += text
      },
      error: text => {
        said.error += text
      },
    })
    return { code, ...said }
  }
  return { folder, outbox, run, other }
}

describe('list', () => {
  it('names each request: id, date, whether it was passed on, name, organisation, what it is about', async () => {
    const { run, outbox } = await api()
    await outbox.markSent((await outbox.pending())[0] ?? '')
    const { code, out, error } = await run()
    expect([code, error]).toEqual([0, ''])
    expect(out.split('\n')).toEqual([
      'ID                             RECEIVED          PASSED ON  NAME          ORGANISATION                   ABOUT',
      `${first}  2025-11-21 05:52  yes        Amara Osei    Northgate Youth Justice Board  We run two secure units.`,
      `${second}  2025-11-21 05:52  no         Noor al-Hudá                                 Holistic healing and recovery`,
      '',
    ])
    expect((await run('list')).out).toBe(out)
  })

  it('tells a program everything', async () => {
    const { run, outbox, other } = await api()
    await outbox.markSent((await outbox.pending())[0] ?? '')
    expect(JSON.parse((await run('--json')).out)).toEqual([
      { id: first, passedOn: true, received: '2025-11-21T05:52:10.000Z', about: 'We run two secure units.', ...booking },
      { id: second, passedOn: false, received: '2025-11-21T05:52:10.000Z', about: 'Holistic healing and recovery', ...other },
    ])
  })

  it('of an outbox that does not exist yet says that nothing has come in, and where it looked', async () => {
    const said = vi.fn()
    const outbox = openOutbox(join(await temporaryFolder(), 'none'))
    expect(await runOutboxCommand([], outbox, { out: said, error: said })).toBe(0)
    expect(said).toHaveBeenCalledWith(`No request has come in at ${outbox.folder}.\n`)
  })

  it('fails where the folder that OUTBOX names is not there', async () => {
    const said = vi.fn()
    const outbox = openOutbox(join(await temporaryFolder(), 'none'))
    expect(await runOutboxCommand([], outbox, { out: said, error: said }, true)).toBe(1)
    expect(said).toHaveBeenCalledExactlyOnceWith(`OUTBOX: there is no folder ${outbox.folder} that can be read\n`)
  })

  it('shows a mail from elsewhere without what would command the terminal', async () => {
    const { run, folder } = await api()
    await writeFile(join(folder, 'saved.eml'), 'Subject: x\r\n\r\n\u001b[2JA note of my own\r\n')
    const { out } = await run()
    expect(out).toContain('[2JA note of my own')
    expect(out).not.toContain('\u001b')
  })
})

describe('show', () => {
  it('prints all that a visitor wrote', async () => {
    const { run } = await api()
    const { code, out } = await run('show', first)
    expect(code).toBe(0)
    for (const value of [first, '2025-11-21 05:52', ...Object.values(booking)]) expect(out).toContain(value)
    expect(out).not.toContain('Sent with the booking form')
  })

  it('prints several, or as JSON', async () => {
    const { run } = await api()
    expect((await run('show', first, second)).out).toMatch(/Amara Osei[\s\S]*Noor al-Hudá/)
    expect(JSON.parse((await run('show', second, '--json')).out)).toMatchObject([{ id: second }])
  })
})

describe('delete', () => {
  it('deletes a request for good, passed on or not', async () => {
    const { run, outbox } = await api()
    await outbox.markSent((await outbox.pending())[0] ?? '')
    expect(await run('delete', first, second)).toEqual({ code: 0, out: `${first}: deleted\n${second}: deleted\n`, error: '' })
    expect(await outbox.all()).toEqual([])
  })

  it('deletes nothing when one of several is not found', async () => {
    const { run, outbox } = await api()
    expect(await run('delete', first, '2031')).toEqual({ code: 1, out: '', error: '2031: no request has this ID\n' })
    expect(await outbox.all()).toHaveLength(2)
  })
})

describe('an id', () => {
  it('may be shortened as far as it stays one request', async () => {
    const { run } = await api()
    expect(await run('show', '2025-11')).toEqual({ code: 1, out: '', error: '2025-11: 2 requests begin so\n' })
  })
})

it.each([
  [['print'], 'Unknown command: print'],
  [['show'], 'show needs the ID of a request'],
  [['delete'], 'delete needs the ID of a request'],
  // A variable of a script that was never set: the beginning of every ID.
  [['delete', ''], 'delete needs the ID of a request'],
  [['list', 'x'], 'Not expected: x'],
  [['--all'], 'Unknown option: --all'],
  [['delete', first, '--json'], 'Unknown option: --json'],
])('%j is not understood: %s, then the usage', async (args, reason) => {
  const { run, outbox } = await api()
  const { code, out, error } = await run(...args)
  expect([code, out]).toEqual([2, ''])
  expect(error).toMatch(new RegExp(`^${reason}\n\nUsage: outbox`))
  expect(await outbox.all()).toHaveLength(2)
})

it('explains itself', async () => {
  const { run } = await api()
  expect((await run('--help')).out).toMatch(/^Usage: outbox/)
})
