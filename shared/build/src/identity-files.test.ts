import { expect, it } from 'vitest'
import { identityFiles } from './identity-files.ts'

const contentOf = async (initial: string, path: string): Promise<string> => {
  const { files, paths } = await identityFiles({ initial })
  return new TextDecoder().decode(files.find(({ name }) => name === paths[path])?.content)
}

it('gives the icons that browsers look for', async () => {
  const { files, paths } = await identityFiles()
  expect(Object.keys(paths)).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(paths)))
})

it('draws the mark of the person’s initial', async () => {
  expect(await contentOf('Z', '/favicon.svg')).not.toBe(await contentOf('A', '/favicon.svg'))
  expect(await contentOf('B', '/favicon.svg')).toBe(await contentOf('A', '/favicon.svg'))
})
