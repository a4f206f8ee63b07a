import { parentPort } from 'node:worker_threads'
import type { FrameDrawing } from '../drawing.ts'
import { loadDrawings } from './drawings.ts'
import type { Answer, Job } from './jobs.ts'
import { renderPicture } from './picture-files.ts'

const drawings = loadDrawings()
const prepared = new Map<string, Promise<FrameDrawing>>()

async function work(job: Job): Promise<Answer> {
  const { pictures, films } = await drawings
  if (job.kind === 'picture') {
    await renderPicture(job.name, pictures[job.name])
    return {}
  }
  const { name, portrait, t, width, height } = job
  const film = films[name]
  const key = `${name} ${width}x${height}`
  if (!prepared.has(key)) {
    prepared.clear() // one film at a time: what its frames share is large
    const frame = { width, height, unit: width / (portrait ? 900 : 1600), portrait }
    prepared.set(key, Promise.resolve(film.prepare(frame)))
  }
  const draw = await prepared.get(key)
  return draw ? { bytes: draw(t).toBytes({ grain: 0, ...film.finish }) } : {}
}

parentPort?.on('message', async (job: Job) => {
  const answer = await work(job).catch(
    (error: unknown): Answer => ({ error: `${job.name}: ${error instanceof Error ? error.stack : error}` }),
  )
  parentPort?.postMessage(answer, answer.bytes ? [answer.bytes.buffer as ArrayBuffer] : [])
})
