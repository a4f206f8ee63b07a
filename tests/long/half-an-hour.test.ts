/** Visitors, five teams, requests and kills together, for half an hour. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { median } from '../bench/statistics.ts'
import { anyOf, dice } from '../support/dice.ts'
import { type MortalSite, startMortalSite } from '../support/mortal-site.ts'
import { addressesOf } from '../support/page-words.ts'
import { postBookings } from '../support/post-bookings.ts'
import { memory, openFiles } from '../support/process-state.ts'
import { declaredPages } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { createTeams } from '../support/teams.ts'

const minutes = Number(process.env.MINUTES ?? 30)
const requests = { bookings: 10_000, connections: 8, kills: 10 }

/** Milliseconds between two visits of one visitor, two deeds of the teams, two looks at the process. */
const pause = { visitor: 100, teams: 2000, look: 5000 }

let folder: string
let store: string
let site: MortalSite
/** How often the process has been killed, and whether a new one serves already. */
let deaths = 0
let isServing = true

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'half-an-hour-'))
  store = join(folder, 'store')
  await cp(join(root, 'var/store'), store, { recursive: true })
  const mortal = await startMortalSite({ BOOKING_LIMIT: 'off', STORE: store })
  site = {
    ...mortal,
    killAndRestart: async () => {
      deaths += 1
      isServing = false
      await mortal.killAndRestart()
      isServing = true
    },
  }
})

afterAll(async () => {
  await site?.remove()
  await rm(folder, { recursive: true, force: true })
})

/** @returns what was wrong; a visitor whom a kill cut off comes again */
async function visit(path: string): Promise<string[]> {
  const before = deaths
  const wasServing = isServing
  try {
    const answer = await fetch(site.address + encodeURI(path))
    const html = await answer.text()
    if (answer.status !== 200) return [`${path}: ${answer.status}`]
    const files = [...new Set([...addressesOf(html, 'src'), ...addressesOf(html, 'href')])].filter(address => address.startsWith('/_/'))
    const answers = await Promise.all(
      files.map(async file => ({ file, status: (await fetch(site.address + file, { method: 'HEAD' })).status })),
    )
    return answers.flatMap(({ file, status }) => (status === 200 ? [] : [`${path} names ${file}: ${status}`]))
  } catch (error) {
    return wasServing && deaths === before ? [`${path}: ${error}`] : []
  }
}

it(
  `for ${minutes} minutes no page is broken, no request is lost, and memory and handles are flat at the end`,
  async () => {
    const end = Date.now() + minutes * 60_000
    const roll = dice(1948)
    const teams = await createTeams(store, roll)
    const paths = (await declaredPages()).map(({ path }) => path)
    const faults: string[] = []
    const looks: { memory: number; files: number }[] = []
    let visits = 0

    const untilTheEnd = async (rest: number, act: () => Promise<void>): Promise<void> => {
      while (Date.now() < end) {
        await act()
        await delay(rest)
      }
    }
    const visitor = () =>
      untilTheEnd(pause.visitor, async () => {
        faults.push(...(await visit(anyOf(roll, paths))))
        visits += 1
      })
    const everyone = Promise.all([visitor(), visitor(), visitor(), untilTheEnd(pause.teams, teams.act)])

    const { accepted, refused, lost, doubled, kept, kills } = await postBookings(site, requests)
    expect({ accepted, refused, lost, doubled, kept, kills }).toEqual({
      accepted: requests.bookings,
      refused: 0,
      lost: 0,
      doubled: 0,
      kept: requests.bookings,
      kills: requests.kills,
    })
    await untilTheEnd(pause.look, async () => void looks.push({ memory: await memory(site.pid()), files: await openFiles(site.pid()) }))
    await everyone

    expect(faults).toEqual([])
    expect(looks.length, 'looks at the process after the last request: MINUTES is too short').toBeGreaterThan(20)
    const quarter = Math.floor(looks.length / 4)
    const [first, last] = [looks.slice(quarter, 2 * quarter), looks.slice(-quarter)]
    const medians = (of: typeof looks) => ({ memory: median(of.map(look => look.memory)), files: median(of.map(look => look.files)) })
    console.info(`${visits} visits, ${teams.marks.size} releases, ${deaths} kills`, medians(first), medians(last))
    expect(medians(last).memory).toBeLessThan(1.2 * medians(first).memory)
    expect(medians(last).files).toBeLessThan(medians(first).files + 20)
    expect(visits).toBeGreaterThan(60 * minutes)
  },
  (minutes + 10) * 60_000,
)
