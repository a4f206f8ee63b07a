/** What the kernel says of a process (Linux). */
import { readdir, readFile } from 'node:fs/promises'

export const openFiles = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** Resident memory, MB. */
export const memory = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
