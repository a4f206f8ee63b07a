import { expect, it } from 'vitest'
import { readIcon } from './icons-plugin.ts'

it('reads the shapes of an icon, without the keys of its library', async () => {
  expect(await readIcon('circle-check')).toEqual([
    ['circle', { cx: '12', cy: '12', r: '10' }],
    ['path', { d: expect.stringMatching(/^m/) }],
  ])
})

it('names an icon that nobody has drawn', async () => {
  await expect(readIcon('unicorn-parade')).rejects.toThrow('icon:unicorn-parade: lucide-react has no icon of this name')
})
