/** What a build of Vite wrote, as a static site serves it. */
import { readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { StaticSite } from './static-site.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** All files below `folder` but its document, by their addresses below `base`. */
export async function filesIn(folder: string, base: string): Promise<StaticSite['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && entry.name !== 'index.html').map(entry => join(entry.parentPath, entry.name))
  const typeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream'
  return Object.fromEntries(files.map(file => [base + relative(folder, file), { file, type: typeOf(file) }]))
}
