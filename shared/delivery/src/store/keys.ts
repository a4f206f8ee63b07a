/** Under which keys a store keeps what. */
import { type ProgramName, pinOf, type Release, type ReleaseRef } from '../release/release.ts'
import type { Bytes } from '../storage/storage.ts'

export const rolloutKey = 'rollout.json'

/** A file of releases; its compressed siblings end in `.br` and `.gz`. */
export const fileKey = (program: ProgramName, name: string): string => `files/${program}/${name}`

/** The manifest of a release. */
export const releaseKey = (program: ProgramName, id: string): string => `releases/${program}/${id}.json`

/** Until when a preview of the release lasts. */
export const previewKey = ({ program, release }: ReleaseRef): string => `previews/${program}.${release}`

/** Name of the public file that lets a document turn to this release later. */
export const pinFileName = (id: string): string => `pin-${id}.json`

/** @returns the bytes of `pin-<release>.json`; undefined for the shell, which has none */
export const pinFile = (release: Release): Bytes | undefined =>
  release.kind === 'section' ? new TextEncoder().encode(JSON.stringify(pinOf(release))) : undefined
