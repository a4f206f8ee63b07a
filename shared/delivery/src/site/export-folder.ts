/** The folder of an export. It is replaced as a whole, and only when earlier exports wrote everything in it. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Lists what an export wrote, itself included: a path a line, from the folder. */
const listFile = '.exported-files'

/** @param path from the folder, with or without a first slash */
export type Put = (path: string, content: string | Uint8Array) => Promise<void>

/** @param fill writes all files; until it has ended the folder keeps what it held @throws {Error} naming a file that no export wrote. */
export async function replaceFolder<T>(directory: string, fill: (put: Put) => Promise<T>): Promise<T> {
  await assertReplaceable(directory)
  const staging = `${directory}.${randomUUID().slice(0, 8)}`
  const written: string[] = []
  const put: Put = async (path, content) => {
    const file = join(staging, path)
    written.push(relative(staging, file))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  try {
    const result = await fill(put)
    await put(listFile, [...written, listFile].join('\n'))
    await assertReplaceable(directory)
    await swap(staging, directory)
    return result
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function assertReplaceable(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error.code === 'ENOTDIR' ? new Error(`${directory} is no folder.`) : error
  })
  const list = await readFile(join(directory, listFile), 'utf8').catch(() => '')
  const exported = new Set(list.split('\n'))
  const foreign = (list ? await filesIn(directory) : names).find(name => !exported.has(name))
  if (foreign !== undefined)
    throw new Error(`${directory} holds ${foreign}, which is no part of an earlier export. Name an empty or a new folder.`)
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter(entry => !entry.isDirectory()).map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
}

async function swap(staging: string, directory: string): Promise<void> {
  const earlier = `${staging}.earlier`
  await mkdir(directory, { recursive: true })
  await rename(directory, earlier)
  try {
    await rename(staging, directory)
  } catch (error) {
    await rename(earlier, directory)
    throw error
  }
  await rm(earlier, { recursive: true })
}
