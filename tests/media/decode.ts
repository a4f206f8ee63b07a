import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const mediaDirectory = fileURLToPath(new URL('../../shared/media/', import.meta.url))

/** Files of a folder of the media, with their paths. */
export const mediaFiles = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(mediaDirectory, folder))
    .filter(name => pattern.test(name))
    .sort()
    .map(name => join(mediaDirectory, folder, name))

const run = promisify(execFile)

const quiet = ['-hide_banner', '-loglevel', 'error']

export type Stream = { codec_name: string; width: number; height: number; r_frame_rate: string; nb_read_packets: string }

/** The streams in a file, each packet counted. */
export async function streamsOf(file: string): Promise<Stream[]> {
  const { stdout } = await run('ffprobe', [...quiet.slice(1), '-count_packets', '-show_streams', '-of', 'json', file])
  return (JSON.parse(stdout) as { streams: Stream[] }).streams
}

/** The frames of a film as grey pictures of a size, a byte a pixel. */
export async function greyFrames(file: string, width: number, height: number): Promise<Buffer[]> {
  const args = [...quiet, '-i', file, '-vf', `scale=${width}:${height}:flags=area`, '-f', 'rawvideo', '-pix_fmt', 'gray', '-']
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 2 ** 30 })
  return Array.from({ length: stdout.length / (width * height) }, (_, i) => stdout.subarray(i * width * height, (i + 1) * width * height))
}
