/** An address that shows a release to its holder alone: signed, for a while, worth nothing for another release. */
import { isProgramName, type ProgramName } from '../release/release.ts'
import { readSigned, signValue } from '../storage/signed-value.ts'
import type { Storage } from '../storage/storage.ts'
import { previewKey } from './keys.ts'

/** Days a preview lasts: as long as a review takes, and less than a release is kept. */
export const previewDays = 7
export type Preview = { readonly program: ProgramName; readonly release: string; readonly expires: number }
const purpose = 'preview'

/** @returns the token of a preview's address, see `signValue` */
export const signPreview = ({ program, release, expires }: Preview, secret: Uint8Array): string =>
  signValue(`${program}.${release}`, expires, { purpose, secret })

/** @returns undefined for what was not signed here, was altered, or has expired */
export function readPreview(token: string, secret: Uint8Array, now: Date): Preview | undefined {
  const signed = readSigned(token, { purpose, secret }, now)
  if ('refused' in signed) return undefined
  const [program = '', release = ''] = signed.value.split('.')
  return isProgramName(program) ? { program, release, expires: signed.expires } : undefined
}

const folder = 'previews'

/** Until it ends its files are needed, although no visitor gets them. Later previews expire later: the last one counts. */
export const recordPreview = (storage: Storage, preview: Preview): Promise<void> =>
  storage.write(previewKey(preview), new TextEncoder().encode(`${preview.expires}\n`))

export async function readPreviewUses(storage: Storage): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for (const name of await storage.list(folder)) {
    const file = await storage.read(`${folder}/${name}`)
    if (file) uses.set(`${folder}/${name}`, Number(new TextDecoder().decode(file.bytes)) * 1000)
  }
  return uses
}
