/** How far a rendering is, and how long it will still take. */
export type Progress = { step(label: string): void; done(): void }

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** `total` steps of about the same length; prints a line that is written over on a terminal. */
export function createProgress(total: number, out: NodeJS.WriteStream = process.stdout): Progress {
  const started = performance.now()
  let steps = 0
  return {
    step(label) {
      steps++
      const passed = (performance.now() - started) / 1000
      const left = (passed / steps) * (total - steps)
      const line = `${String(steps).padStart(String(total).length)}/${total}  ${minutes(passed)} passed, ${minutes(left)} left  ${label}`
      if (out.isTTY) out.write(`\r${line}\x1b[K`)
      else if (steps === total || steps % Math.max(1, Math.floor(total / 12)) === 0) out.write(`${line}\n`)
    },
    done: () => {
      if (out.isTTY) out.write('\n')
    },
  }
}
