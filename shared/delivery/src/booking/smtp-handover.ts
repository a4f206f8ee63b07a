/** Passes mails on from the outbox to a mail server, and tries again for as long as it takes. */
import { createTransport } from 'nodemailer'
import { type BookingLog, errorCode } from './booking-log.ts'
import { mailId } from './mail-name.ts'
import type { Outbox } from './outbox.ts'

export type SmtpHandoverOptions = {
  outbox: Outbox
  /** `smtp://` or `smtps://`, with user, password and nodemailer's options (`?requireTLS=true`) as the server needs. */
  smtpUrl: string
  envelope: { from: string; to: string }
  log: BookingLog
  delay?: (failures: number) => number
  /** Milliseconds that pass after a failure before anything is looked at again, unless a mail comes in. */
  minPauseMs?: number
}

const firstDelayMs = 1_000
const maxDelayMs = 10 * 60_000

/** 1 s after the first failure, twice as long after each further one, 10 min at most. */
export const retryDelay = (failures: number): number => Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs)

/** @throws {TypeError} where it is no SMTP address; the message does not repeat it, since it holds a password. */
function checkSmtpUrl(smtpUrl: string): string {
  if (URL.canParse(smtpUrl) && /^smtps?:\/\/[^/]/.test(smtpUrl)) return smtpUrl
  throw new TypeError('SMTP_URL: expected smtp://user:password@host:port or smtps://user:password@host:port')
}

/**
 * Oldest first, one at a time; a mail leaves the outbox only when the server has taken it. So it arrives at least once: twice,
 * with the same Message-ID, if the process dies between the two. @throws {TypeError} for a malformed `smtpUrl`.
 */
export function smtpHandover({ outbox, smtpUrl, envelope, log, delay = retryDelay, minPauseMs = firstDelayMs }: SmtpHandoverOptions) {
  const transport = createTransport({ connectionTimeout: 15_000, greetingTimeout: 15_000, url: checkSmtpUrl(smtpUrl) })
  const cut = new AbortController()
  const held = new Map<string, Hold>()
  /** Mails the server has taken that could not be moved yet: they are never sent again. */
  const taken = new Set<string>()
  let stopping = false
  let wakeRequested = false
  let endPause = () => {}
  let running: Promise<void> | undefined

  async function handOver(mail: string): Promise<void> {
    if (!taken.has(mail)) {
      const raw = await outbox.read(mail).catch(unreadable)
      if (!raw) return
      await transport.sendMail({ raw, envelope, signal: cut.signal })
      taken.add(mail)
    }
    await outbox.markSent(mail)
    taken.delete(mail)
    log({ event: 'mail-sent', mail: mailId(mail) })
  }

  function hold(mail: string, error: unknown): Hold {
    const failures = (held.get(mail)?.failures ?? 0) + 1
    const retryInMs = delay(failures)
    const entry = { failures, due: performance.now() + retryInMs, blocks: !concernsThisMail(error, failures) }
    held.set(mail, entry)
    log({ event: 'mail-delayed', mail: mailId(mail), code: errorCode(error), ...responseOf(error), retryInMs })
    return entry
  }

  async function tryMail(mail: string): Promise<Hold | undefined> {
    const waiting = held.get(mail)
    if (waiting && waiting.due > performance.now()) return waiting
    try {
      await handOver(mail)
      held.delete(mail)
      return undefined
    } catch (error) {
      return stopping ? undefined : hold(mail, error)
    }
  }

  /** @returns when the mail that blocks the others is due, or else the first of those held, by the steady clock; `Infinity` if none is held */
  async function handOverPending(): Promise<number> {
    const pending = await outbox.pending()
    for (const mail of held.keys()) if (!pending.includes(mail)) held.delete(mail)
    for (const mail of pending) {
      if (stopping) break
      const trouble = await tryMail(mail)
      if (trouble?.blocks) return trouble.due
    }
    return Math.min(...[...held.values()].map(({ due }) => due))
  }

  async function run(): Promise<void> {
    while (!stopping) {
      wakeRequested = false
      // A folder that cannot be read is the same trouble as a server that cannot be reached.
      const due = await handOverPending().catch(error => hold(wholeOutbox, error).due)
      if (!wakeRequested && !stopping) await pause(Math.max(minPauseMs, due - performance.now()))
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms).unref() : undefined
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake(): void {
    wakeRequested = true
    endPause()
  }

  /** Resolves when nothing is under way; a mail being sent has `graceMs` to finish, then it stays pending. */
  async function stop(graceMs = 5_000): Promise<void> {
    stopping = true
    endPause()
    const timer = setTimeout(() => cut.abort(), graceMs)
    await running
    clearTimeout(timer)
    transport.close()
  }

  return {
    start(): void {
      running ??= run()
    },
    wake,
    stop,
  }
}

/** `due`: the next attempt, by `performance.now()`, which nobody sets back. `blocks`: the server cannot be reached, so later mails wait too. */
type Hold = { failures: number; due: number; blocks: boolean }

/** Stands for all mails among those held; no file has this name. */
const wholeOutbox = ''

/** Times that a 4xx answer to the content of a mail may be meant for all: so often the others wait for it. */
const maxDeferrals = 5

/** Its file cannot be read, or the server is well but will not have its content. */
function concernsThisMail(error: unknown, failures: number): boolean {
  const code = errorCode(error)
  return code === unreadableCode || (code === 'EMESSAGE' && (failures > maxDeferrals || !((responseOf(error).response ?? 500) < 500)))
}

const unreadableCode = 'EUNREADABLE'

function unreadable(cause: unknown): never {
  throw Object.assign(new Error('A mail cannot be read.', { cause }), { code: unreadableCode })
}

function responseOf(error: unknown): { response?: number } {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' ? { response: code } : {}
}
