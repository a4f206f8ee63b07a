/** Copies of the checkout in which a test may change sources and build. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.ts'

const run = promisify(execFile)

export type Checkout = {
  readonly folder: string
  /** Runs a command in a folder of the copy and resolves to what it printed. */
  run(folder: string, command: string, ...args: string[]): Promise<string>
  /** Builds one program of the copy. */
  build(program: string): Promise<void>
  /** Links for a section made in the copy what installing it would link: the sections depend on the same packages. */
  linkPackages(section: string): Promise<void>
  remove(): Promise<void>
}

const packageFolder = /^(?:shell|tests|remote-[a-z]+|shared\/[a-z]+)(?=\/)/

/** @param without folders that the copy lacks, such as a section's siblings */
export async function copyCheckout(prefix: string, without: readonly string[] = []): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 2 ** 24 })
  const files = stdout.split('\n').filter(file => file && !without.some(absent => file.startsWith(`${absent}/`)))
  // What the test of the boundaries writes beside this one comes and goes.
  const present = files.filter(file => !file.includes('/boundary-') && existsSync(join(root, file)))
  await run('cp', ['--parents', '--target-directory', folder, ...present], { cwd: root })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const packages = new Set(files.flatMap(file => packageFolder.exec(file)?.[0] ?? []))
  // Their links are relative, so that a package of the copy sees its neighbours in the copy.
  for (const name of packages)
    if (existsSync(join(root, name, 'node_modules')))
      await cp(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const runIn: Checkout['run'] = async (place, command, ...args) =>
    (await run(command, args, { cwd: join(folder, place), maxBuffer: 2 ** 24, env: { ...process.env, NODE_ENV: '', VITEST: '' } })).stdout
  return {
    folder,
    run: runIn,
    build: async program => void (await runIn('.', 'node', 'shared/build/bin/site-build.mjs', program)),
    linkPackages: section =>
      cp(join(folder, 'remote-home/node_modules'), join(folder, section, 'node_modules'), { recursive: true, verbatimSymlinks: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
