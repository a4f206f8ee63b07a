/** The plugin's default set-up: a host and four remotes, each built by itself, served from one origin. */
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../support/root.ts'
import type { StaticSite } from '../serving/static-site.ts'
import { builtFolder, type ProgramName, programNames } from './build-program.ts'

const run = promisify(execFile)

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

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
    files: Object.assign({}, ...(await Promise.all(programNames.map(filesOf)))),
  }
}

async function filesOf(name: ProgramName): Promise<StaticSite['files']> {
  const folder = builtFolder(name)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && entry.name !== 'index.html').map(entry => join(entry.parentPath, entry.name))
  const typeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream'
  return Object.fromEntries(files.map(file => [`/${name}/${relative(folder, file)}`, { file, type: typeOf(file) }]))
}
