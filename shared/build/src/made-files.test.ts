import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type MadeFile, madeFileSizes, makeFiles } from './made-files.ts'
import { publicFiles } from './release-writer.ts'

const made: MadeFile[] = [{ path: '/assets/documents/paper.pdf', content: new TextEncoder().encode('%PDF-') }]

/** What a page is told by `virtual:made-files`. */
async function told(files: Parameters<typeof madeFileSizes>[0]): Promise<unknown> {
  const { resolveId, load } = madeFileSizes(files) as unknown as Record<'resolveId' | 'load', (id: string) => unknown>
  return load(String(resolveId('virtual:made-files')))
}

describe('made files', () => {
  it('are none where a section has no src/made-files.ts', async () => {
    expect(await makeFiles('remote-home')).toEqual([])
  })

  it.each([
    ['made before', made],
    ['made when they are asked for', async () => made],
  ])('tell pages their sizes, %s', async (_, files) => {
    expect(await told(files)).toBe('export const sizes = {"/assets/documents/paper.pdf":5}')
  })

  it('are public beside the files that lie in the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'public-'))
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
    const { files, paths } = await publicFiles(folder, made)
    expect(Object.keys(paths)).toEqual(['/assets/documents/paper.pdf', '/robots.txt'])
    expect(files.map(({ name }) => name)).toContain(paths['/assets/documents/paper.pdf'])
    await rm(folder, { recursive: true })
  })
})
