import { expect, it } from 'vitest'
import { identityFiles } from './identity-files.ts'

const contentOf = async (initial: string, path: string): Promise<string> => {
  const { files, paths } = await identityFiles({ name: 'Ada "A" Example', initial })
  return new TextDecoder().decode(files.find(({ name }) => name === paths[path])?.content)
}

it('gives the icons that browsers look for', async () => {
  const { files, paths } = await identityFiles()
  expect(Object.keys(paths)).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(paths)))
})

it('draws the mark of the person’s initial', async () => {
  expect(await contentOf('Z', '/favicon.svg')).not.toBe(await contentOf('A', '/favicon.svg'))
  expect(await contentOf('B', '/favicon.svg')).toBe(await contentOf('A', '/favicon.svg'))
})

it('names the person in a manifest, with icons that are in the release', async () => {
  const { files } = await identityFiles()
  const manifest = JSON.parse(await contentOf('Z', '/site.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Ada "A" Example', start_url: '/', lang: 'en-GB' })
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of manifest.icons) expect(files.map(({ name }) => `/_/shell/${name}`)).toContain(src)
})
