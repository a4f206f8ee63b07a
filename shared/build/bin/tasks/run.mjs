import { spawn } from 'node:child_process'
import { repositoryRoot } from '../../sections.mjs'

/**
 * Runs a command in the root and shows its output.
 * @param options.interactive passes SIGINT and SIGTERM on and ends as the command ends
 * @param options.quiet keeps the output and shows it only when the command fails
 * @param options.aside shows the output on the error stream, where the standard output is for programs
 * @param options.sends whether it sends the reason why it fails
 * @throws an Error with `exitCode` when the command fails
 */
export function run(command, args, { interactive = false, quiet = false, aside = false, sends = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      stdio: [...(quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', aside ? 2 : 1, 2]), ...(sends ? ['ipc'] : [])],
    })
    const kept = []
    child.stdout?.on('data', data => kept.push(data))
    child.stderr?.on('data', data => kept.push(data))
    let reason
    // tsx sends its parent what it loads, as objects.
    child.on('message', message => {
      if (typeof message === 'string') reason = message
    })
    const pass = signal => child.kill(signal)
    if (interactive) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0 || (interactive && signal)) return resolve()
      if (quiet) process.stderr.write(Buffer.concat(kept))
      reason ??= `${command} ${args.join(' ')} ended with ${signal ?? code}`
      reject(Object.assign(new Error(reason), { exitCode: code ?? 1 }))
    })
  })
}
