/** Many different bookings on several connections, each sent again until it is answered; and how often each was kept. */
import { Agent, request } from 'node:http'
import { identity } from '@site/identity'
import { endpoint, mailsIn } from './booking-form.ts'
import type { MortalSite } from './mortal-site.ts'

export type PostedBookings = {
  /** Answered with success. */
  readonly accepted: number
  /** Answered with anything else. */
  readonly refused: number
  /** Sent again because the process died before it answered. */
  readonly repeated: number
  /** Accepted, and not in the outbox. */
  readonly lost: number
  /** In the outbox more than once. */
  readonly doubled: number
  /** In the outbox, whatever the sender was told. */
  readonly kept: number
  readonly kills: number
  /** Milliseconds from sending to the answer, of every attempt that was answered. */
  readonly times: readonly number[]
  readonly seconds: number
}

export type PostOptions = { bookings: number; connections: number; kills: number }

const { publicKey, serviceId, templateId } = identity.emailProvider

/** Stands in the message of the booking with this number, and in no other. */
const tokenOf = (number: number): string => `booking-${String(number).padStart(6, '0')}`

export const bookingBody = (number: number): string =>
  JSON.stringify({
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.org`,
      organisation: '',
      message: `${tokenOf(number)}\nTwo secure units ask for help.`,
    },
  })

/** The process is killed each time another share of the bookings has been answered, while the rest are under way. */
export async function postBookings(site: MortalSite, { bookings, connections, kills }: PostOptions): Promise<PostedBookings> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const accepted: number[] = []
  const times: number[] = []
  const began = performance.now()
  let [next, refused, repeated, killed] = [0, 0, 0, 0]
  let restarting: Promise<void> | undefined

  async function post(number: number): Promise<void> {
    for (;;) {
      const sent = performance.now()
      const status = await postOnce(agent, site.address, bookingBody(number)).catch(() => undefined)
      if (status !== undefined) {
        times.push(performance.now() - sent)
        if (status === 200) accepted.push(number)
        else refused += 1
        return
      }
      repeated += 1
      await (restarting ?? new Promise(resolve => setTimeout(resolve, 20)))
    }
  }

  async function sender(): Promise<void> {
    while (next < bookings) {
      await post(next++)
      if (accepted.length >= ((killed + 1) * bookings) / (kills + 1) && killed < kills) {
        killed += 1
        restarting = site.killAndRestart()
      }
    }
  }

  await Promise.all(Array.from({ length: connections }, sender))
  await restarting
  agent.destroy()
  const seconds = (performance.now() - began) / 1000
  const copies = await copiesIn(site.outbox)
  const lost = accepted.filter(number => !copies.has(tokenOf(number))).length
  const doubled = [...copies.values()].filter(count => count > 1).length
  return { accepted: accepted.length, refused, repeated, lost, doubled, kept: copies.size, kills: killed, times, seconds }
}

/** @returns the status of the answer; rejects where the connection ends without one */
function postOnce(agent: Agent, address: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const question = request(address + endpoint, { method: 'POST', agent, headers }, answer => {
      answer.on('end', () => resolve(answer.statusCode)).on('error', reject)
      answer.resume()
    })
    question.on('error', reject)
    question.end(body)
  })
}

/** How many mails hold each booking, by its token. */
async function copiesIn(outbox: string): Promise<Map<string, number>> {
  const copies = new Map<string, number>()
  for (const mail of await mailsIn(outbox)) {
    const token = /^booking-\d{6}/m.exec(mail)?.[0] ?? 'unreadable'
    copies.set(token, (copies.get(token) ?? 0) + 1)
  }
  return copies
}
