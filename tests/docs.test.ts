import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sectionNames } from './support/releases.ts'
import { root } from './support/root.ts'

const documents = [
  'README.md',
  'shared/delivery/src/README.md',
  ...readdirSync(join(root, 'docs')).flatMap(name => (name.endsWith('.md') ? `docs/${name}` : [])),
]
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** What stands between backticks and begins like a path of the checkout. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:shell|shared|tests|docs|remote-[a-z*]+)\/[^`\s]*)`/g)].map(([, path]) => path ?? '')

it.each(documents)('%s names files and folders that are there', file => {
  const paths = pathsIn(textOf(file))
  const isThere = (path: string): boolean =>
    sectionNames.some(section => existsSync(join(root, path.replace('remote-*', section).replace(/<.*/, ''))))
  expect(paths.filter(path => !isThere(path))).toEqual([])
})

it('the README of the delivery names rooms and files that are there', () => {
  const src = join(root, 'shared/delivery/src')
  const named = [...textOf('shared/delivery/src/README.md').matchAll(/`([a-z]+\/(?:[\w-]+\/)*(?:[\w-]+\.ts)?)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter(path => !existsSync(join(src, path)))).toEqual([])
})

it.each(documents)('%s names commands that are there', file => {
  const named = [...textOf(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '')
  const manifests = ['package.json', ...sectionNames.map(section => `${section}/package.json`)]
  const scripts = new Set(manifests.flatMap(manifest => Object.keys(JSON.parse(textOf(manifest)).scripts)))
  expect(named.filter(name => !scripts.has(name))).toEqual([])
})

it('README tells on one screen, and names what each command and folder is for', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThan(70)
})
