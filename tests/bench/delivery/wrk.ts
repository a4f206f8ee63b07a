/** Load by wrk (https://github.com/wg/wrk): one thread, as many connections as asked for, each kept open. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = join(import.meta.dirname, 'ask-addresses.lua')

export type Load = {
  /** Such as `http://127.0.0.1:4170`. */
  readonly address: string
  /** File with one path a line. */
  readonly paths: string
  readonly connections: number
  readonly seconds: number
}

export type LoadResult = {
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds that half and 99 of 100 answers took at most. */
  readonly p50: number
  readonly p99: number
  /** Responses above 399, and connections that broke. */
  readonly failed: number
}

/** @throws {Error} when wrk says nothing that can be read. */
export async function putUnderLoad({ address, paths, connections, seconds }: Load): Promise<LoadResult> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, address, '--', paths])
  const line = stdout.split('\n').find(text => text.startsWith('{'))
  if (!line) throw new Error(`wrk says nothing of its results: ${stdout}`)
  const said = JSON.parse(line) as { seconds: number; requests: number; p50: number; p99: number; failed: number }
  return { rate: said.requests / said.seconds, p50: said.p50, p99: said.p99, failed: said.failed }
}
