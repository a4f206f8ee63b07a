import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { oneExportPlugin } from './one-export.ts'

it('leaves out of a record what the query does not name, and what only that uses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'one-export-'))
  try {
    await mkdir(join(folder, 'records'))
    await writeFile(join(folder, 'figures.ts'), "export const figures = { hours: { value: 'seventy-two' } }")
    await writeFile(
      join(folder, 'records/emergency.ts'),
      [
        "import { figures } from '../figures.ts'",
        "export const head = { description: 'Seen by all' } as const",
        "export const record = { words: figures.hours.value.concat(' hours') }",
      ].join('\n'),
    )
    await writeFile(join(folder, 'main.ts'), "import { head } from './records/emergency.ts?head'; console.log(head.description)")
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [oneExportPlugin()],
      build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
    })
    const [chunk] = [result].flat().flatMap(each => ('output' in each ? each.output : []))
    const code = chunk?.type === 'chunk' ? chunk.code : ''
    expect(code).toContain('Seen by all')
    expect(code).not.toMatch(/seventy-two|hours/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
