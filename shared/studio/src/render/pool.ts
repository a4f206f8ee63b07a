import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Job } from './jobs.ts'

export type Pool = {
  readonly size: number
  /** Does a job in the next free worker. @throws Error with what went wrong in it */
  run(job: Job): Promise<Answer>
  end(): Promise<void>
}

type Waiting = { job: Job; resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** Worker threads, one a core, that draw. */
export function createPool(size = availableParallelism()): Pool {
  const workers = Array.from({ length: size }, () => new Worker(new URL('./worker-entry.mjs', import.meta.url)))
  const free = [...workers]
  const queue: Waiting[] = []

  function next(): void {
    while (free.length > 0 && queue.length > 0) start(free.shift() as Worker, queue.shift() as Waiting)
  }

  function start(worker: Worker, { job, resolve, reject }: Waiting): void {
    const finish = (settle: () => void): void => {
      worker.off('message', answered).off('error', failed)
      free.push(worker)
      settle()
      next()
    }
    const answered = (answer: Answer): void => finish(() => (answer.error ? reject(new Error(answer.error)) : resolve(answer)))
    const failed = (error: Error): void => finish(() => reject(error))
    worker.on('message', answered).on('error', failed)
    worker.postMessage(job)
  }

  return {
    size,
    run: job =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
        next()
      }),
    end: async () => {
      await Promise.all(workers.map(worker => worker.terminate()))
    },
  }
}
