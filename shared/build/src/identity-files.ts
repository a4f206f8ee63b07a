/** What the shell's release has of the identity: the icons of the mark, and the manifest with the name. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '@site/identity'
import { locale } from '@site/identity/locale'
import { chooseMark } from '@site/media/identity/marks.ts'
import { repositoryRoot } from '../sections.mjs'
import type { BuiltFile } from './program-build.ts'
import { hashedFile } from './release-writer.ts'

type Person = Pick<typeof identity, 'name' | 'initial'>

/** Icons that browsers look for at a fixed address. */
const fixed = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'] as const

/** Icons that only the manifest names. */
const installed = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** Folder of the icons of the identity’s mark. */
export const iconFolder = (person: Person): string => join(repositoryRoot, 'shared/media/identity', `icons-${chooseMark(person).name}`)

/** The files, and the fixed path of those that have one. */
export async function identityFiles(person: Person = identity): Promise<{ files: BuiltFile[]; paths: Record<string, string> }> {
  const read = async (file: string): Promise<BuiltFile> => hashedFile(file, await readFile(join(iconFolder(person), file)))
  const icons = await Promise.all(installed.map(async icon => ({ ...icon, built: await read(icon.file) })))
  const manifest = hashedFile('site.webmanifest', new TextEncoder().encode(JSON.stringify(manifestOf(person, icons))))
  const open = [
    ...(await Promise.all(fixed.map(async file => [`/${file}`, await read(file)] as const))),
    ['/site.webmanifest', manifest] as const,
  ]
  return {
    files: [...icons.map(({ built }) => built), ...open.map(([, file]) => file)],
    paths: Object.fromEntries(open.map(([path, file]) => [path, file.name])),
  }
}

type InstalledIcon = (typeof installed)[number] & { built: BuiltFile }

/** https://www.w3.org/TR/appmanifest/; the colours are ink and paper of the kit's tokens. */
const manifestOf = ({ name }: Person, icons: readonly InstalledIcon[]) => ({
  id: '/',
  name,
  short_name: name,
  lang: locale,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#F5EFE4',
  theme_color: '#17141F',
  icons: icons.map(({ built, sizes, purpose }) => ({ src: `/_/shell/${built.name}`, sizes, type: 'image/png', purpose })),
})
