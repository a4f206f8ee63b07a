import { spawn } from 'node:child_process'
import { repositoryRoot } from '../../sections.mjs'

/**
 * Runs a command in the root and shows its output.
 * @param options.interactive passes SIGINT and SIGTERM on and ends as the command ends
 * @param options.env further environment
 * @param options.quiet keeps the output and shows it only when the command fails
 * @param options.aside shows the output on the error stream, where the standard output is for programs
 * @throws an Error with `exitCode` when the command fails
 */
export function run(command, args, { interactive = false, env = {}, quiet = false, aside = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', aside ? 2 : 1, 2],
      env: { ...process.env, ...env },
    })
    const kept = []
    child.stdout?.on('data', data => kept.push(data))
    child.stderr?.on('data', data => kept.push(data))
    const pass = signal => child.kill(signal)
    if (interactive) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0 || (interactive && signal)) return resolve()
      if (quiet) process.stderr.write(Buffer.concat(kept))
      reject(Object.assign(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`), { exitCode: code ?? 1 }))
    })
  })
}
