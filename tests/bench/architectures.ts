/** The three ways the same sources are built and served. */
import { startSite } from '../support/site.ts'
import { buildDefault } from './default/build.ts'
import { buildPlain } from './plain/build.ts'
import { serveApart } from './serving/serve-apart.ts'

export const architectureNames = ['delivered', 'plain', 'default'] as const
export type ArchitectureName = (typeof architectureNames)[number]

export type Architecture = {
  readonly name: ArchitectureName
  readonly address: string
  /** Ids of the elements that hold its React roots. */
  readonly roots: readonly string[]
  /** Why it could not be built or measured: then it has no further figures, and the others go on. */
  failure?: string
  stop(): Promise<void>
}

/** @returns undefined where the architecture fails, now or before */
export async function unlessFailed<T>(architecture: Architecture, measure: () => Promise<T>): Promise<T | undefined> {
  if (architecture.failure !== undefined) return undefined
  try {
    return await measure()
  } catch (error) {
    architecture.failure = (error as Error).message
    process.stderr.write(`${architecture.name} failed: ${architecture.failure}\n`)
    return undefined
  }
}

/** Paths that are loaded in full, and those that are reached from the first by client navigation. */
export const loadedPaths = ['/', '/racial-literacy-training'] as const
export const visitedPaths = ['/racial-literacy-training', '/faq', '/fees'] as const

const siblings = ['frame-top', 'page', 'frame-foot']

/** Builds and serves all three. As delivered means from `var/store`, which `npm run bench` has just brought up to date. */
export async function startArchitectures(): Promise<Architecture[]> {
  const paths = [...new Set([...loadedPaths, ...visitedPaths])]
  return [
    { name: 'delivered', ...(await startSite()), roots: siblings },
    { name: 'plain', ...(await serveApart('plain', await buildPlain())), roots: siblings },
    await startDefault(paths),
  ]
}

async function startDefault(paths: readonly string[]): Promise<Architecture> {
  const architecture: Architecture = { name: 'default', address: '', roots: ['root'], stop: async () => undefined }
  const started = await unlessFailed(architecture, async () => serveApart('default', await buildDefault(paths)))
  return Object.assign(architecture, started)
}
