/** For tests: a folder that a remote can be built from, outside the checkout, with the packages of the sections. */
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../sections.mjs'
import { exposedModule } from '../src/federation.ts'

export type RemoteFolder = { readonly folder: string; readonly remove: () => Promise<void> }

/** @param source of the exposed module */
export async function remoteFolder(source: string): Promise<RemoteFolder> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'remote-')))
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, exposedModule), source)
  await symlink(join(repositoryRoot, 'shared/build/node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
