/**
 * A program that dies in the middle of its work, at every step of it: each step that changes the disk is reached once, in a
 * store of its own, and stays undone or half done. Then SIGKILL. It prints where each store stands.
 */
import { existsSync, writeSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { createReleaseStore } from '../src/store/release-store.ts'
import { type Act, perform } from './acts.ts'
import { type FileCall, interceptFileCalls } from './file-calls.ts'

/** `template` is the store before the act. */
export type Doomed = { readonly act: Act; readonly template: string }

/** Where a store stands. */
export type KillPoint = { readonly act: Act['kind']; readonly step: string; readonly folder: string }

/** The first argument of the program, as JSON; `into` takes the stores. */
export type Orders = { readonly doomed: readonly Doomed[]; readonly into: string }

/** Steps that leave the disk as it is are like the one before: only the others count. */
function changes({ name, path, flags }: FileCall): boolean {
  if (name === 'mkdir') return !existsSync(path)
  if (name === 'open') return flags === 'wx'
  return ['rename', 'link', 'rm', 'writeFile'].includes(name)
}

type Watcher = (call: FileCall) => Promise<void> | void
const watchers = new Map<string, Watcher>()
const forEver = new Promise<never>(() => {})

/** The steps of an act, each with what is written there. */
async function stepsOf({ act, template }: Doomed, folder: string): Promise<FileCall[]> {
  const steps: FileCall[] = []
  await cp(template, folder, { recursive: true })
  watchers.set(folder, call => void (changes(call) && steps.push(call)))
  await perform(createReleaseStore(createFileStorage(folder)), act)
  return steps
}

/** Goes as far as step number `last`, and no further. @param half whether the step itself is begun */
async function goUntil({ act, template }: Doomed, folder: string, last: number, half: boolean): Promise<void> {
  await cp(template, folder, { recursive: true })
  let step = 0
  const reached = new Promise<void>((resolve, reject) => {
    watchers.set(folder, async call => {
      if (!changes(call) || step++ !== last) return
      if (half) await call.writeHalf?.()
      resolve()
      await forEver
    })
    perform(createReleaseStore(createFileStorage(folder)), act).then(
      () => reject(new Error(`${act.kind} took less than ${last} steps`)),
      reject,
    )
  })
  await reached
}

async function reachAll(each: Doomed, into: string): Promise<KillPoint[]> {
  const { kind } = each.act
  const complete = join(into, `${kind} complete`)
  const points: KillPoint[] = []
  const going: Promise<void>[] = []
  for (const [index, { name, path, bytes }] of (await stepsOf(each, complete)).entries())
    for (const half of bytes ? [false, true] : [false]) {
      const folder = join(into, `${kind} ${index}${half ? ' half' : ''}`)
      points.push({ act: kind, step: `${half ? 'in the middle of' : 'before'} ${name} ${relative(complete, path)}`, folder })
      going.push(goUntil(each, folder, index, half))
    }
  await Promise.all(going)
  return points
}

const { doomed, into } = JSON.parse(process.argv[2] ?? '') as Orders
// While everything stands still nothing else would keep the program running.
setInterval(() => {}, 1_000)
interceptFileCalls(call => {
  for (const [folder, watcher] of watchers) if (call.path.startsWith(`${folder}/`)) return watcher(call)
})
const points: KillPoint[] = []
for (const each of doomed) points.push(...(await reachAll(each, into)))
writeSync(1, JSON.stringify(points))
process.kill(process.pid, 'SIGKILL')
