/**
 * What is counted on a store by however many processes, each of which knows the sum: lines of visits and of reports, in files of
 * the store, one for each process and hour in which documents were sent; every process reads what the others add. Hours that no
 * report can change any more are folded into one file of sums. With a process nothing is lost but visits of its last moment.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type CanarySnapshot, readSnapshot } from '../../canary/canary-snapshot.ts'
import { type CountersOptions, createCounters, type VisitReport } from '../../canary/counters.ts'
import type { Metrics } from '../../canary/metrics.ts'
import { type NonceContent, nonceSeconds, type ServedVisit } from '../../canary/nonce.ts'
import { createLogWriter } from '../../http/access-log.ts'
import { type Storage, StorageError } from '../../storage/storage.ts'

type JournalOptions = Required<Pick<CountersOptions, 'now' | 'settle'>> & {
  storage: Storage
  /** Of the storage, on the disk. */
  root: string
  log: (message: string) => void
}

const folder = 'visits'
const sumsKey = `${folder}/sums.json`
const hourSeconds = 3600
/** A last report, and then as long again: by so much the clocks of processes may differ. */
const openSeconds = 2 * nonceSeconds
/** Milliseconds. */
const gatherMs = 10
/** Read and counted at once: a process answers in between, however long the file. */
const chunkBytes = 1 << 20
const hourOf = (name: string): number => Number.parseInt(name, 10)

export function openVisitJournal({ storage, root, log, now, settle }: JournalOptions) {
  const own = `-${randomUUID()}.jsonl`
  const writers = new Map<number, ReturnType<typeof createLogWriter>>()
  /** Bytes of each file that were counted here. */
  const counted = new Map<string, number>()
  let foldedAt = 0
  /** Visits that are alike, by their lines: in one second most are. */
  const gathered = new Map<string, { issued: number; times: number }>()
  let timer: NodeJS.Timeout | undefined

  function write(issued: number, line: string): Promise<void> {
    const hour = Math.floor(issued / hourSeconds)
    const writer = writers.get(hour) ?? createLogWriter(join(root, folder, hour + own), log, 'The journal of visits')
    writers.set(hour, writer)
    return writer.write(`${line}\n`)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const [line, { issued, times }] of gathered) void write(issued, `[${line},${times}]`)
    gathered.clear()
  }

  const files = async (): Promise<string[]> => (await storage.list(folder)).filter(name => name.endsWith('.jsonl'))

  /** @param offsets where each file was counted to: chunk by chunk, so that nothing is counted again where the disk fails at the next */
  async function count(name: string, counters: Pick<Metrics, 'served' | 'report'>, offsets: Map<string, number>): Promise<void> {
    const from = offsets.get(name) ?? 0
    const until = Math.min((await storage.stat(`${folder}/${name}`))?.size ?? 0, from + chunkBytes)
    const added = until > from ? await storage.stream(`${folder}/${name}`, from, until - 1) : undefined
    const bytes = Buffer.from(await new Response(added).arrayBuffer())
    // The last line may still be on its way.
    const end = bytes.lastIndexOf('\n') + 1
    for (const [visit, what] of bytes.toString('utf8', 0, end).split('\n').flatMap(wholeLine))
      if (typeof what === 'object') counters.report(visit, what)
      else for (let times = 0; times < what; times++) counters.served(visit)
    offsets.set(name, from + end)
    if (end > 0) await count(name, counters, offsets)
  }

  /** Files go an hour after they were folded: who starts meanwhile may have read the sums before. */
  async function fold(due: readonly string[]): Promise<void> {
    const version = (await storage.stat(sumsKey))?.version
    const before = await readSnapshot(storage, sumsKey).catch(error => {
      if (error instanceof StorageError) throw error
      return undefined // what is malformed is written anew
    })
    if (before?.folded && Math.abs(now() - Date.parse(before.at)) < 54 * 60_000) return // another process has, within the hour
    const counters = createCounters({ now, settle, before, since: 0, maxNonces: Number.POSITIVE_INFINITY })
    const folded = due.filter(name => !before?.folded?.includes(name))
    for (const name of due) if (!folded.includes(name)) await storage.delete(`${folder}/${name}`)
    for (const name of folded) await count(name, counters, new Map())
    if (folded.length > 0) await storage.writeIf(sumsKey, bytesOf({ ...counters.snapshot(true), folded }), version)
  }

  return {
    served(visit: ServedVisit): void {
      const line = JSON.stringify(visit)
      gathered.set(line, { issued: visit.issued, times: (gathered.get(line)?.times ?? 0) + 1 })
      timer ??= setTimeout(flush, gatherMs).unref()
    },
    /** Resolves when the report is on the disk, after all visits before it. */
    report(visit: NonceContent, report: VisitReport): Promise<void> {
      flush()
      return write(visit.issued, JSON.stringify([visit, report]))
    },
    /** Has the counters go on from the sums. A store from before there was a journal has none, but what was counted then. */
    async restore({ resume }: Pick<Metrics, 'resume'>): Promise<void> {
      // Where the sums cannot be read, the journal still counts whole.
      resume(undefined, 0)
      let before = await readSnapshot(storage, sumsKey)
      if (!before && (await files()).length === 0) {
        before = await readSnapshot(storage)
        if (before) await storage.writeIf(sumsKey, bytesOf(before), undefined)
      }
      for (const name of before?.folded ?? []) counted.set(name, Number.POSITIVE_INFINITY)
      resume(before, 0)
    },
    /** Counts what other processes added, and folds what is old. */
    async follow(counters: Metrics): Promise<void> {
      const names = await files()
      for (const name of names) if (!name.endsWith(own)) await count(name, counters, counted)
      const hour = Math.floor(now() / 1000 / hourSeconds)
      if (hour === foldedAt) return
      foldedAt = hour // where the disk fails, the next hour tries again
      await fold(names.filter(name => (hourOf(name) + 1) * hourSeconds + openSeconds < now() / 1000))
      for (const name of counted.keys()) if (!names.includes(name)) counted.delete(name)
      writers.clear()
    },
    async close(): Promise<void> {
      flush()
      await Promise.all([...writers.values()].map(writer => writer.close()))
    },
  }
}

/** None where it was cut off: its process was killed, or the disk was full. */
function wholeLine(line: string): [NonceContent, VisitReport | number][] {
  try {
    return [JSON.parse(line) as [NonceContent, VisitReport | number]]
  } catch {
    return []
  }
}

const bytesOf = (snapshot: CanarySnapshot): Uint8Array => new TextEncoder().encode(`${JSON.stringify(snapshot)}\n`)
