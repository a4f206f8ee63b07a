/**
 * One program of the set-up that `@module-federation/vite` documents: a host with its remotes by address, and
 * remotes that expose a module; everything shared is a singleton.
 */
import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import { build } from 'vite'
import { madeFileSizes } from '../../../shared/build/src/made-files.ts'
import { sharedConfig } from '../../../shared/build/src/vite-config.ts'
import { sectionNames } from '../../support/releases.ts'
import { root } from '../../support/root.ts'

export const programNames = ['host', ...sectionNames] as const
export type ProgramName = (typeof programNames)[number]

/** Folder of what was built; every program is served at `/<name>/`. */
export const builtFolder = (name: ProgramName): string => join(root, 'var/bench/default', name)

/** Without a shared store the frame and the page would not know of each other. */
const shared = Object.fromEntries(['react', 'react-dom', '@site/kit/runtime'].map(name => [name, { singleton: true }]))

/** The plugin wants an identifier. */
const identifier = (name: string): string => name.replaceAll('-', '_')

const remotes = Object.fromEntries(
  sectionNames.map(name => [
    identifier(name),
    {
      type: 'module',
      name: identifier(name),
      entry: `/${name}/remoteEntry.js`,
      entryGlobalName: identifier(name),
      shareScope: 'default',
    },
  ]),
)

const federationOf = (name: ProgramName) =>
  name === 'host'
    ? federation({
        name: 'host',
        filename: 'remoteEntry.js',
        remotes,
        shared: { ...shared, 'react-router-dom': { singleton: true } },
        dts: false,
      })
    : federation({
        name: identifier(name),
        filename: 'remoteEntry.js',
        exposes: { './section': './src/section.ts' },
        shared,
        dts: false,
      })

export async function buildProgram(name: ProgramName): Promise<void> {
  const common = sharedConfig({ development: false })
  await build({
    ...common,
    root: name === 'host' ? import.meta.dirname : join(root, name),
    base: `/${name}/`,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [...(common.plugins ?? []), madeFileSizes([]), federationOf(name)],
    define: { __KIT_VERSION__: common.define?.__KIT_VERSION__, __FOR_BROWSERS__: 'true' },
    build: {
      ...common.build,
      outDir: builtFolder(name),
      emptyOutDir: true,
      reportCompressedSize: false,
      ...(name !== 'host' && { rolldownOptions: { input: join(root, name, 'src/section.ts') } }),
    },
  })
}
