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
  stop(): Promise<void>
}

/** Paths that are loaded in full, and those that are reached from the first by client navigation. */
export const loadedPaths = ['/', '/racial-literacy-training'] as const
export const visitedPaths = ['/racial-literacy-training', '/faq', '/fees'] as const

const siblings = ['frame-top', 'page', 'frame-foot']

/** Builds and serves all three. As delivered means from `var/store`, which `npm run bench` has just brought up to date. */
export async function startArchitectures(): Promise<Architecture[]> {
  const plain = await serveApart('plain', await buildPlain())
  const byDefault = await serveApart('default', await buildDefault([...new Set([...loadedPaths, ...visitedPaths])]))
  const delivered = await startSite()
  return [
    { name: 'delivered', ...delivered, roots: siblings },
    { name: 'plain', ...plain, roots: siblings },
    { name: 'default', ...byDefault, roots: ['root'] },
  ]
}
