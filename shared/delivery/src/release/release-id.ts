/** The name of a release. The build gives it, and the store looks whether it is right. */
import { createHash } from 'node:crypto'

/** The first 16 digits of the SHA-256. @param manifest as it is written, `id` left out; the order of its properties counts */
export const releaseIdOf = (manifest: object): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16)
