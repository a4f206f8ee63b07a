import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder; it goes with the run. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'delivery-'))
