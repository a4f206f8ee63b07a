/** A process of its own that changes a rollout again and again: `rolling-desk.ts STORE OWNER RELEASE SHARE…`. */
import { createLocalDesk } from '../src/management/local-release-api.ts'
import { isOwnerName } from '../src/release/release.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { createReleaseStore } from '../src/store/release-store.ts'

const [, , folder = '', owner = '', release = '', ...shares] = process.argv
if (!isOwnerName(owner)) throw new TypeError(`expected an owner, got ${owner}`)
const desk = createLocalDesk({ store: createReleaseStore(createFileStorage(folder)), origin: 'https://ada.example' })

/** By share, `done` or why not. */
const outcomes: Record<string, string> = {}
for (const share of shares)
  outcomes[share] = await desk.rollOut(owner, release, Number(share)).then(
    () => 'done',
    (error: Error) => error.message,
  )
process.stdout.write(JSON.stringify(outcomes))
