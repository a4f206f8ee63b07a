/** What releases of different teams owe each other when visitors get them together. */
import { bookingPaths } from '@site/kit/contract/booking'
import { reportsPath } from '@site/kit/contract/reports'
import { satisfies } from 'semver'
import type { Release, SectionRelease, ShellRelease } from './release.ts'

/** @param live releases that visitors may get @returns why `release` cannot go live beside them, naming both sides */
export function unmetContract(release: Release, live: readonly Release[]): string | undefined {
  const others = live.filter(({ name }) => name !== release.name)
  const reasons = others.map(other => unmetVersions(release, other) ?? sharedPath(release, other))
  return reservedPath(release) ?? reasons.find(reason => reason !== undefined)
}

const nameOf = ({ name, id }: Release): string => `${name} ${id}`

const pathsOf = (release: Release): string[] => [
  ...(release.kind === 'section' ? release.pages.map(({ path }) => path) : []),
  ...Object.keys(release.public),
]

function reservedPath(release: Release): string | undefined {
  const aliases = release.kind === 'section' ? (release.aliases ?? []).map(({ path }) => path) : []
  const path = [...pathsOf(release), ...aliases].find(isReserved)
  return path && `${nameOf(release)} claims ${path}, which the delivery answers itself`
}

function unmetVersions(release: Release, other: Release): string | undefined {
  if (release.kind === 'section') return other.kind === 'shell' ? unmetNeeds(release, other, `the live ${nameOf(other)}`) : undefined
  return other.kind === 'section' ? unmetNeeds(other, release, nameOf(release), 'the live ') : undefined
}

/** The shell brings the one copy of kit and React that all sections run with. */
function unmetNeeds(section: SectionRelease, shell: ShellRelease, shellName: string, live = ''): string | undefined {
  const needs = `${live}${nameOf(section)} needs`
  if (!satisfies(shell.kit, section.kit)) return `${needs} kit ${section.kit}, and ${shellName} provides ${shell.kit}`
  // A fragment is hydrated by the minor of React that it was prerendered with.
  return section.react === shell.react ? undefined : `${needs} React ${section.react}, and ${shellName} provides ${shell.react}`
}

function sharedPath(release: Release, other: Release): string | undefined {
  const taken = new Set(pathsOf(other))
  const path = pathsOf(release).find(each => taken.has(each))
  return path && `${nameOf(release)} claims ${path}, which belongs to the live ${nameOf(other)}`
}

/** Addresses that the delivery answers itself: no release can have them. Decoded; one that ends in `/*` stands for itself and all below it. */
export const reservedPaths = [
  '/_/*', // files of releases by their content, and what previews and the programs of other origins speak to
  '/api/*',
  '/preview/*',
  bookingPaths.form, // takes a booking by POST; the pages below it, such as `/booking/sent`, are a section's
  '/feed.xml',
  '/health',
  reportsPath,
  '/robots.txt',
  '/sitemap.xml',
  '/status', // on the admin origin it is the status page: a page of this site must not be mistaken for it
] as const

/** @param path decoded, without a trailing slash */
export const isReserved = (path: string): boolean =>
  reservedPaths.some(reserved => {
    const folder = reserved.endsWith('/*') ? reserved.slice(0, -2) : undefined
    return folder === undefined ? path === reserved : path === folder || path.startsWith(`${folder}/`)
  })
