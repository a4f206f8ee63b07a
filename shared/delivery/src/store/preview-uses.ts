/** Until when somebody may look at a release by a preview: its files are needed although no visitor gets them. */

import type { Storage } from '../storage/storage.ts'
import { previewKey } from './keys.ts'
import type { Preview } from './preview.ts'

const folder = 'previews'

/** Later previews expire later: the last one counts. */
export const recordPreview = (storage: Storage, preview: Preview): Promise<void> =>
  storage.write(previewKey(preview), new TextEncoder().encode(`${preview.expires}\n`))

/** By their keys, milliseconds since 1970. */
export async function readPreviewUses(storage: Storage): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for (const name of await storage.list(folder)) {
    const file = await storage.read(`${folder}/${name}`)
    if (file) uses.set(`${folder}/${name}`, Number(new TextDecoder().decode(file.bytes)) * 1000)
  }
  return uses
}
