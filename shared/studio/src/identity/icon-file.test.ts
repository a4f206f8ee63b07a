import { chooseMark } from '@site/media/identity/marks.ts'
import { expect, it } from 'vitest'
import { iconFile } from './icon-file.ts'

it('lists each size with where its picture begins and ends', () => {
  const [small, large] = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5)]
  const file = iconFile([
    { size: 16, png: small },
    { size: 256, png: large },
  ])
  const view = new DataView(file.buffer)
  expect([0, 2, 4].map(offset => view.getUint16(offset, true))).toEqual([0, 1, 2])
  expect([6, 22].map(offset => view.getUint8(offset))).toEqual([16, 0])
  for (const [entry, png] of [
    [6, small],
    [22, large],
  ] as const) {
    const from = view.getUint32(entry + 12, true)
    expect(file.subarray(from, from + view.getUint32(entry + 8, true))).toEqual(png)
  }
})

it('the Z is the mark of those whose initial it is', () => {
  expect(['Z', 'A', 'É'].map(initial => chooseMark({ initial }).name)).toEqual(['thread', 'weave', 'weave'])
})
