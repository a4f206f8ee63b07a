/** What a storage promises, whatever is behind it. */
import { randomBytes } from 'node:crypto'
import type { Storage } from '@site/delivery/storage'
import { describe, expect, it } from 'vitest'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (read: { bytes: Uint8Array } | undefined): string | undefined => read && new TextDecoder().decode(read.bytes)
const drained = async (stream: ReadableStream | undefined): Promise<Buffer> => Buffer.from(await new Response(stream).arrayBuffer())

let folders = 0
/** A folder that no other test uses. */
const own = (): string => `contract-${folders++}`

/** @param storage asked for when the first test begins */
export function storageKeepsItsPromises(storage: () => Storage): void {
  describe('a storage', () => {
    it('gives back what was written, and tells its size', async () => {
      const key = `${own()}/some-file.v1.js`
      await storage().write(key, bytes('one'))
      const read = await storage().read(key)
      expect(textOf(read)).toBe('one')
      expect(await storage().stat(key)).toEqual({ size: 3, version: read?.version })
    })

    it('tells other bytes by another version', async () => {
      const key = `${own()}/rollout.json`
      await storage().write(key, bytes('one'))
      const first = await storage().stat(key)
      await storage().write(key, bytes('two'))
      const second = await storage().read(key)
      expect(textOf(second)).toBe('two')
      expect(second?.version).not.toBe(first?.version)
    })

    it('writes the bytes of a view and nothing beside them', async () => {
      const key = `${own()}/view`
      await storage().write(key, bytes('0123456789').subarray(2, 5))
      expect(textOf(await storage().read(key))).toBe('234')
      await storage().write(key, new Uint8Array())
      expect(await storage().stat(key)).toMatchObject({ size: 0 })
    })

    it('has nothing where nothing was written', async () => {
      const folder = own()
      expect(await storage().stat(`${folder}/file`)).toBeUndefined()
      expect(await storage().read(`${folder}/file`)).toBeUndefined()
      expect(await storage().stream(`${folder}/file`, 0, 1)).toBeUndefined()
      expect(await storage().list(folder)).toEqual([])
      await storage().delete(`${folder}/file`)
    })

    it('does not take a folder for a file', async () => {
      const folder = own()
      await storage().write(`${folder}/inner/file`, bytes('x'))
      expect(await storage().read(`${folder}/inner`)).toBeUndefined()
    })

    it('lists what lies directly in a folder, in order', async () => {
      const folder = own()
      for (const name of ['b.json', 'a.json', 'inner/one', 'inner/two', 'inner-other'])
        await storage().write(`${folder}/${name}`, bytes('x'))
      await storage().write(`${folder}-beside/c`, bytes('x'))
      expect(await storage().list(folder)).toEqual(['a.json', 'b.json', 'inner', 'inner-other'])
    })

    it('streams any part of a film', async () => {
      const key = `${own()}/film.mp4`
      const film = randomBytes(2_500_000)
      await storage().write(key, new Uint8Array(film))
      for (const [from, to] of [
        [0, film.length - 1],
        [0, 0],
        [1_000_001, 1_999_999],
        [film.length - 1, film.length - 1],
      ] as const)
        expect(Buffer.compare(await drained(await storage().stream(key, from, to)), film.subarray(from, to + 1))).toBe(0)
    })

    it('fails, and does not end early, where a film is shorter than it was', async () => {
      const key = `${own()}/film.mp4`
      await storage().write(key, bytes('0123456789'))
      await expect(Promise.resolve(storage().stream(key, 5, 20)).then(drained)).rejects.toThrow(/film\.mp4.*byte 20/)
    })

    it('creates a file once, whoever comes at the same moment', async () => {
      const key = `${own()}/secrets.json`
      const written = await Promise.all(Array.from({ length: 12 }, (_, writer) => storage().writeIf(key, bytes(`by ${writer}`), undefined)))
      expect(written.filter(Boolean)).toHaveLength(1)
      expect(textOf(await storage().read(key))).toBe(`by ${written.indexOf(true)}`)
      expect(await storage().writeIf(key, bytes('later'), undefined)).toBe(false)
    })

    it('lets one of those change a file who have read the same version', async () => {
      const key = `${own()}/rollout.json`
      await storage().write(key, bytes('before'))
      const { version } = (await storage().read(key)) ?? {}
      const written = await Promise.all(Array.from({ length: 12 }, (_, writer) => storage().writeIf(key, bytes(`by ${writer}`), version)))
      expect(written.filter(Boolean)).toHaveLength(1)
      expect(textOf(await storage().read(key))).toBe(`by ${written.indexOf(true)}`)
    })

    it('does not change what is gone, and can create it again', async () => {
      const key = `${own()}/rollout.json`
      await storage().write(key, bytes('before'))
      const { version } = (await storage().read(key)) ?? {}
      await storage().delete(key)
      expect(await storage().read(key)).toBeUndefined()
      expect(await storage().writeIf(key, bytes('after'), version)).toBe(false)
      expect(await storage().writeIf(key, bytes('anew'), undefined)).toBe(true)
    })

    it('loses no count when many count at once', async () => {
      const key = `${own()}/count`
      const countOnce = async (): Promise<void> => {
        const before = await storage().read(key)
        if (!(await storage().writeIf(key, bytes(`${Number(textOf(before) ?? 0) + 1}`), before?.version))) await countOnce()
      }
      await Promise.all(Array.from({ length: 10 }, countOnce))
      expect(textOf(await storage().read(key))).toBe('10')
    })

    it.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/', 'a\0b', 'a\\b', ''])('refuses the key %j', async key => {
      await expect(storage().read(key)).rejects.toThrow('no storage key')
      await expect(storage().write(key, bytes('x'))).rejects.toThrow('no storage key')
      await expect(storage().delete(key)).rejects.toThrow('no storage key')
    })
  })
}
