/** A process of its own that changes a rollout again and again: `rolling-client.ts STORE PROGRAM RELEASE WEIGHT…`. */
import { createLocalReleaseApi } from '../src/management/local-release-api.ts'
import { isProgramName } from '../src/release/release.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { createReleaseStore } from '../src/store/release-store.ts'

const [, , folder = '', program = '', release = '', ...weights] = process.argv
if (!isProgramName(program)) throw new TypeError(`expected a program, got ${program}`)
const api = createLocalReleaseApi({ store: createReleaseStore(createFileStorage(folder)), origin: 'https://ada.example' })

/** By weight, `done` or why not. */
const outcomes: Record<string, string> = {}
for (const weight of weights)
  outcomes[weight] = await api.rollOut({ program, release, weight: Number(weight) }).then(
    () => 'done',
    (error: Error) => error.message,
  )
process.stdout.write(JSON.stringify(outcomes))
