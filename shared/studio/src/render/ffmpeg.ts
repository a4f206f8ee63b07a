import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs ffmpeg (Debian's package `ffmpeg`), feeding it `input`. @throws Error with what it printed */
export async function ffmpeg(args: readonly string[], input?: AsyncIterable<Uint8Array>): Promise<void> {
  // SVT-AV1 prints its settings unless told that only errors matter
  const env = { ...process.env, SVT_LOG: '1' }
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'pipe'], env })
  const printed: Buffer[] = []
  child.stderr.on('data', data => printed.push(data))
  const ended = once(child, 'close')
  child.stdin.on('error', () => {}) // the exit code tells
  for await (const bytes of input ?? []) if (!child.stdin.write(bytes)) await Promise.race([once(child.stdin, 'drain'), ended])
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${Buffer.concat(printed).toString()}`)
}
