/** A rollback by the release command, in a process of its own, while visitors on kept connections ask for pages all the time. */
import { stat } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import type { ProgramName } from '@site/delivery/release'
import { rolloutKey } from '@site/delivery/store-keys'
import { releaseCommand } from '../../support/releases.ts'

const connections = 16
/** Milliseconds of load before the command, and after it. */
const before = 1_500
const after = 2_500

export type RolledBack = {
  readonly requests: number
  /** Broken connections, and answers other than 200. */
  readonly failed: number
  /** Documents that were neither the one from before nor the one from after, byte by byte. */
  readonly mixed: number
  /** Milliseconds from the moment the rollout was written until the first document of the older release came. */
  readonly firstAfter: number
  /** Milliseconds from that moment until the last request was sent that still got the release rolled back. */
  readonly lastAfter: number
}

type Site = {
  readonly address: string
  readonly store: string
  readonly program: ProgramName
  /** Pages that the rollback changes. */
  readonly paths: readonly string[]
}

type Answer = { readonly path: string; readonly sent: number; readonly came: number; readonly body: Buffer | undefined }

export async function rollBackUnderLoad({ address, store, paths, program }: Site): Promise<RolledBack> {
  const old = await documents(address, paths)
  const load = startLoad(address, paths)
  await new Promise(resolve => setTimeout(resolve, before))
  await releaseCommand(store, 'rollback', program)
  const { mtimeMs: written } = await stat(join(store, rolloutKey))
  await new Promise(resolve => setTimeout(resolve, after))
  const answers = await load.stop()
  return { ...judge(answers, old, await documents(address, paths), written), requests: answers.length }
}

type Documents = ReadonlyMap<string, Buffer>

function judge(answers: readonly Answer[], old: Documents, fresh: Documents, written: number): Omit<RolledBack, 'requests'> {
  const is = (documents: Documents) => (answer: Answer) =>
    answer.body !== undefined && documents.get(answer.path)?.equals(answer.body) === true
  const isOld = is(old)
  const isFresh = is(fresh)
  const failed = answers.filter(({ body }) => body === undefined)
  const mixed = answers.filter(answer => answer.body && !isOld(answer) && !isFresh(answer))
  return {
    failed: failed.length,
    mixed: mixed.length,
    firstAfter: Math.min(...answers.filter(answer => isFresh(answer) && !isOld(answer)).map(({ came }) => came)) - written,
    lastAfter: Math.max(...answers.filter(answer => isOld(answer) && !isFresh(answer)).map(({ sent }) => sent)) - written,
  }
}

async function documents(address: string, paths: readonly string[]): Promise<Documents> {
  const agent = new Agent()
  const answers = await Promise.all(paths.map(path => ask(agent, address, path)))
  return new Map(answers.flatMap(({ path, body }) => (body ? [[path, body]] : [])))
}

function startLoad(address: string, paths: readonly string[]): { stop(): Promise<Answer[]> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: Answer[] = []
  let going = true
  const visit = async (first: number): Promise<void> => {
    for (let turn = first; going; turn++) answers.push(await ask(agent, address, paths[turn % paths.length] ?? '/'))
  }
  const visitors = Array.from({ length: connections }, (_, number) => visit(number))
  const stop = async () => {
    going = false
    await Promise.all(visitors)
    agent.destroy()
    return answers
  }
  return { stop }
}

/** Never rejects: an answer without a body is one that failed. Times are milliseconds of the wall clock, as files have. */
function ask(agent: Agent, address: string, path: string): Promise<Answer> {
  const sent = now()
  return new Promise(resolve => {
    const end = (body: Buffer | undefined) => resolve({ path, sent, came: now(), body })
    const request = get(new URL(path, address), { agent, headers: { 'accept-encoding': 'br' } }, response => {
      const pieces: Buffer[] = []
      response.on('data', piece => pieces.push(piece))
      response.once('error', () => end(undefined))
      response.once('end', () => end(response.statusCode === 200 ? Buffer.concat(pieces) : undefined))
    })
    request.once('error', () => end(undefined))
  })
}

const now = (): number => performance.timeOrigin + performance.now()
