/** The plugin's default set-up: a host and four remotes, each built by itself, served from one origin. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../support/root.ts'
import { filesIn } from '../serving/files-in.ts'
import type { StaticSite } from '../serving/static-site.ts'
import { builtFolder, programNames } from './build-program.ts'

const run = promisify(execFile)

export async function buildDefault(paths: readonly string[]): Promise<StaticSite> {
  const queue = [...programNames]
  const work = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift())
      await run('node', [join(import.meta.dirname, 'build-program.mjs'), name], { cwd: root, maxBuffer: 2 ** 24 })
  }
  await Promise.all([work(), work()])
  const html = await readFile(join(builtFolder('host'), 'index.html'), 'utf8')
  return {
    documents: Object.fromEntries(paths.map(path => [path, { html }])),
    files: Object.assign({}, ...(await Promise.all(programNames.map(name => filesIn(builtFolder(name), `/${name}/`))))),
  }
}
