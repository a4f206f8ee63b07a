/** Visitors who wander through the site while its teams release, and all that must not come of it. */
import { choose } from '@site/delivery/rollout'
import { launchChromium } from './browser.ts'
import { dice } from './dice.ts'
import { type LoadedDocument, pinIn } from './loads.ts'
import { type KnownReleases, knownReleases, reactsIn, releasesOf, wrongLoads, wrongMarkup } from './mixtures.ts'
import { declaredPages } from './releases.ts'
import { startSite } from './site.ts'
import { createTeams, type Teams } from './teams.ts'
import { createWanderer, type Wanderer } from './wanderer.ts'

export type Walk = {
  /** All that was wrong, in words. */
  readonly faults: readonly string[]
  /** What visitors and teams did at least once, and were not refused. */
  readonly deeds: ReadonlySet<string>
  readonly documents: number
  readonly loads: number
  /** Releases that some document was made of. */
  readonly releases: number
}

/** @param options `visitors` each of another cohort; `seconds` until nobody begins anything new who has done enough */
export async function walk({ seed, seconds, visitors }: { seed: number; seconds: number; visitors: number }): Promise<Walk> {
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const teams = await createTeams(site.store, dice(seed))
    const releases = knownReleases(teams.store, teams.marks)
    const paths = (await declaredPages()).filter(({ head }) => !head.canonical).map(({ path }) => path)
    const wanderers: Wanderer[] = []
    for (let number = 1; number <= visitors; number++)
      wanderers.push(
        await createWanderer(browser, { address: site.address, roll: dice(seed + number), releases, paths, motion: number > 2 }),
      )
    // What the visitors have open is old from here on.
    await teams.act('publish and make stable')
    const broken = await untilTired([() => teams.act(), ...wanderers.map(({ step }) => step)], seconds)
    const documents = (
      await Promise.all(wanderers.map(async each => (await each.leave()).map(document => ({ document, by: each }))))
    ).flat()
    const faults = await Promise.all(documents.map(({ document, by }) => faultsOf(document, { teams, releases, cohort: by.cohort })))
    return {
      faults: [...broken, ...wanderers.flatMap(({ complaints }) => complaints), ...faults.flat()],
      deeds: new Set([...teams.done, ...wanderers.flatMap(({ done }) => [...done])]),
      documents: documents.length,
      loads: documents.reduce((sum, { document }) => sum + document.loads.length, 0),
      releases: new Set(documents.flatMap(({ document: { html } }) => (html ? releasesOf(pinIn(html)).map(([, id]) => id) : []))).size,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Milliseconds between two things that one of them does. */
const pause = 100

/** What each does at least, on a slow machine too. */
const enough = 8

/** Everyone does one thing after the other, beside the others. Resolves to what broke somebody's walk, in words. */
async function untilTired(acts: readonly (() => Promise<void>)[], seconds: number): Promise<string[]> {
  const end = Date.now() + seconds * 1000
  const broken: string[] = []
  const goOn = async (act: () => Promise<void>): Promise<void> => {
    for (let done = 0; (Date.now() < end || done < enough) && broken.length === 0; done++) {
      await act()
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  await Promise.all(acts.map(act => goOn(act).catch((error: Error) => void broken.push([error.message, error.cause ?? ''].join(': ')))))
  return broken
}

type Known = { teams: Teams; releases: KnownReleases; cohort: number }

async function faultsOf(document: LoadedDocument, { teams, releases, cohort }: Known): Promise<string[]> {
  const { address, html } = document
  const reacts = await reactsIn(document, teams.store)
  return [
    ...(await wrongLoads(document, releases)),
    ...wrongMarkup(document, releases),
    ...(reacts.length > 1 ? [`${address} has React twice: ${reacts.join(' ')}`] : []),
    ...(html && !isOfOneRollout(html, teams, cohort) ? [`${address} is made of releases that no rollout gave to cohort ${cohort}`] : []),
  ]
}

/** Whether some state of the rollout gave just these releases to the cohort. */
function isOfOneRollout(html: string, { rollouts }: Teams, cohort: number): boolean {
  const pinned = releasesOf(pinIn(html))
  return rollouts.some(rollout => {
    const choice = choose(rollout, cohort)
    return pinned.every(([program, release]) => choice[program] === release)
  })
}

/** The seed of this run: that of `WALK_SEED`, or any. */
export const walkSeed = Number(process.env.WALK_SEED ?? Math.floor(Math.random() * 2 ** 32))
