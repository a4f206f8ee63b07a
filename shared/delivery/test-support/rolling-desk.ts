/** A process of its own that changes a rollout again and again: `rolling-desk.ts STORE OWNER RELEASE SHARE…`. */
import { createLocalDesk } from '../src/management/local-release-api.ts'
import { isProgramName } from '../src/release/release.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { createReleaseStore } from '../src/store/release-store.ts'

const [, , folder = '', program = '', release = '', ...shares] = process.argv
if (!isProgramName(program)) throw new TypeError(`expected a program, got ${program}`)
const desk = createLocalDesk({ store: createReleaseStore(createFileStorage(folder)), origin: 'https://ada.example' })

/** By share, `done` or why not. */
const outcomes: Record<string, string> = {}
for (const share of shares)
  outcomes[share] = await desk.rollOut(program, release, Number(share)).then(
    () => 'done',
    (error: Error) => error.message,
  )
process.stdout.write(JSON.stringify(outcomes))
