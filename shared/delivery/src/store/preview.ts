/** An address that shows a release to its holder alone: signed, for a while, worth nothing for another release. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isProgramName, type ProgramName } from '../release/release.ts'

/** Days a preview lasts: as long as a review takes, and less than a release is kept. */
export const previewDays = 7

export type Preview = {
  readonly program: ProgramName
  readonly release: string
  /** Seconds since 1970. */
  readonly expires: number
}

const signatureOf = (payload: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(`preview:${payload}`).digest('base64url')

export function signPreview({ program, release, expires }: Preview, secret: Uint8Array): string {
  const payload = `${program}.${release}.${expires}`
  return `${payload}.${signatureOf(payload, secret)}`
}

/** @returns undefined for what was not signed here, was altered, or has expired */
export function readPreview(token: string, secret: Uint8Array, now: Date): Preview | undefined {
  const [, payload, program = '', release = '', expires = '', signature = ''] =
    /^(([a-z][a-z\d-]*)\.([\da-f]{16})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  if (!payload || !isProgramName(program)) return undefined
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload, secret)))) return undefined
  return Number(expires) * 1000 > now.getTime() ? { program, release, expires: Number(expires) } : undefined
}
