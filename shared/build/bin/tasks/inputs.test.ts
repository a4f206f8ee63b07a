import { relative } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../sections.mjs'

const inputs = async (): Promise<{ sharedInputs: readonly string[] }> => import(new URL('./inputs.mjs', import.meta.url).href)

/** Files of this checkout that the code of a build imports, types left out. */
async function modulesOfBuilds(): Promise<string[]> {
  const modules: string[] = []
  const input = ['section', 'shell', 'status'].map(name => `${repositoryRoot}/shared/build/src/build-${name}.ts`)
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, write: false, rolldownOptions: { input } },
    plugins: [{ name: 'recorder', moduleParsed: ({ id }) => void modules.push(relative(repositoryRoot, id)) }],
  })
  return modules.filter(file => file.startsWith('shared/'))
}

it('reads no drawing to know whether a program is fresh', async () => {
  expect((await inputs()).sharedInputs.filter(input => 'shared/studio'.startsWith(input))).toEqual([])
})

it('counts as input whatever a build imports, or a program would stay as it was built', async () => {
  const { sharedInputs } = await inputs()
  const modules = await modulesOfBuilds()
  expect(modules).toContain('shared/delivery/src/release/release.ts')
  expect(modules.filter(file => !sharedInputs.some(input => file === input || file.startsWith(`${input}/`)))).toEqual([])
}, 60_000)
