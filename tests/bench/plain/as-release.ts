/** The plain application in the words of the delivery: one release of the shell that holds all files. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SectionRelease, ShellRelease } from '@site/delivery/release'
import type { SectionName } from '@site/kit/contract'
import type { BuiltFile } from '../../../shared/build/src/program-build.ts'
import { publicFiles, writeRelease } from '../../../shared/build/src/release-writer.ts'
import { kitVersion, reactMinor } from '../../../shared/build/src/versions.ts'
import { sectionNames } from '../../support/releases.ts'
import { root } from '../../support/root.ts'
import type { StaticSite } from '../serving/static-site.ts'
import { filesFolder } from './files-folder.ts'

/** Writes the files below `folder` and returns their manifest, with the type and integrity of each. */
export async function writeAsRelease(
  folder: string,
  scripts: Pick<ShellRelease, 'entry' | 'boot'>,
  files: readonly BuiltFile[],
): Promise<ShellRelease> {
  const open = await Promise.all(['shell', ...sectionNames].map(program => publicFiles(join(root, program, 'public'))))
  await writeRelease(
    folder,
    {
      kind: 'shell',
      name: 'shell',
      kit: kitVersion,
      react: reactMinor,
      ...scripts,
      modules: [],
      styles: [],
      fonts: files.map(({ name }) => name).filter(name => name.endsWith('.woff2')),
      frames: {},
      public: Object.assign({}, ...open.map(({ paths }) => paths)),
    },
    [...files, ...open.flatMap(each => each.files)],
  )
  return JSON.parse(await readFile(join(folder, 'dist/release/release.json'), 'utf8')) as ShellRelease
}

/** A section that brings nothing of its own: the files of its pages are the shell's. */
export const emptySection = (name: SectionName): SectionRelease => ({
  format: 1,
  id: '',
  kind: 'section',
  name,
  kit: '',
  react: reactMinor,
  entry: '',
  pages: [],
  files: {},
  public: {},
})

export function servedFiles(folder: string, { files, public: open }: ShellRelease): StaticSite['files'] {
  const described = (name: string) => ({ file: join(folder, 'dist/release', name), type: files[name]?.type ?? '' })
  return Object.fromEntries([
    ...Object.keys(files).map(name => [filesFolder + name, described(name)]),
    ...Object.entries(open).map(([path, name]) => [path, described(name)]),
  ])
}
