/** Sections of two pages and four files, to see what their number costs. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release, SectionRelease } from '@site/delivery/release'
import { releaseIdOf } from '@site/delivery/release'
import { fileKey } from '@site/delivery/store-keys'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/**
 * Writes the files of `count` sections to the store in `store`.
 * @param like a section of the site, whose kit and React they state
 * @returns a release of each
 */
export async function generateSections(store: string, count: number, like: SectionRelease): Promise<Release[]> {
  const releases: Release[] = []
  for (let number = 1; number <= count; number++) {
    const word = `extra-${number}`
    const contents = contentsOf(word)
    const release = releaseOf(word, contents, like)
    for (const [name, content] of Object.entries(contents)) {
      const path = join(store, fileKey(release.name, name))
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
    releases.push(release)
  }
  return releases
}

const contentsOf = (word: string): Record<string, string> => ({
  'entry.js': `export const name = ${JSON.stringify(word)}`,
  'page.css': `.${word} { color: inherit }`,
  'one.html': `<h1>${word}</h1><p>The first page.</p>`,
  'two.html': `<h1>${word}</h1><p>The second page.</p>`,
})

function releaseOf(word: string, contents: Readonly<Record<string, string>>, like: SectionRelease): Release {
  const page = (path: string, fragment: string) => ({
    path,
    head: { ...like.pages[0]?.head, title: `${word} ${path}`, description: `About ${path}.` },
    fragment,
    modules: ['entry.js'],
    styles: ['page.css'],
  })
  const nameless = {
    ...like,
    name: `remote-${word}`,
    files: Object.fromEntries(Object.entries(contents).map(([file, content]) => [file, describe(file, content)])),
    public: {},
    entry: 'entry.js',
    search: undefined,
    pages: [page(`/${word}`, 'one.html'), page(`/${word}/two`, 'two.html')],
    id: undefined,
  }
  // As it will be read: without what is undefined.
  const manifest = JSON.parse(JSON.stringify(nameless)) as Omit<Release, 'id'>
  return { ...manifest, id: releaseIdOf(manifest) } as Release
}

const describe = (file: string, content: string) => ({
  bytes: Buffer.byteLength(content),
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  type: types[file.slice(file.lastIndexOf('.') + 1)],
})
