/**
 * A section as a federation remote by `@module-federation/vite`. The shell provides all that is shared, so the container is
 * the plugin's lean one (`patches/`, docs/decisions/0002): it takes the host's modules and carries no federation runtime.
 */
import { federation } from '@module-federation/vite'
import type { SectionName } from '@site/kit/contract'
import type { PluginOption, Rolldown } from 'vite'
import type { BuiltFile } from './program-build.ts'
import { kitVersion, reactVersion } from './versions.ts'

/** Input of a section's browser build, and what it exposes. Relative: an absolute path would go into the bytes. */
export const exposedModule = './src/section.ts'

export const manifestName = 'mf-manifest.json'

/** The shell provides it; sections carry no copy and no fallback. */
const fromHost = (version: string) => ({ singleton: true, import: false as const, version, requiredVersion: `^${version}` })

/** @param name the section's: the container has it as an identifier, `remote_home` */
export const federationOptions = (name: SectionName) => ({
  name: name.replaceAll('-', '_'),
  filename: 'remote-entry-[hash].js',
  exposes: { './section': exposedModule },
  shared: { react: fromHost(reactVersion), 'react-dom': fromHost(reactVersion), '@site/kit/runtime': fromHost(kitVersion) },
  manifest: { fileName: manifestName },
  dts: false,
  experiments: { leanContainer: true },
})

export function federationRemote(name: SectionName): PluginOption[] {
  process.env.MFE_VITE_NO_TEST_ENV_CHECK = 'true' // Or it does nothing, and says nothing, where VITEST is set.
  return federation(federationOptions(name))
}

/** @throws when the plugin made none */
export function remoteEntryOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ name }) => name === 'remoteEntry')
  if (!entry) throw new Error('The build has no federation entry: @module-federation/vite did nothing')
  return entry
}

/** The manifest of Module Federation apart from the files that browsers load; the plugin's other accounts are left out. */
export function withoutManifest(name: SectionName, files: readonly BuiltFile[]): { manifest: Uint8Array; files: BuiltFile[] } {
  const made = files.find(file => file.name === manifestName)
  if (!made) throw new Error(`The build has no ${manifestName}: @module-federation/vite made none`)
  return { manifest: publicManifest(name, made.content), files: files.filter(file => !/^(?:mf-.*\.json|\.vite\/.*)$/.test(file.name)) }
}

/** Hosts elsewhere take a manifest's folder for the files' origin: the paths in it lead from `/federation/` to the files. */
export function publicManifest(name: SectionName, made: Uint8Array): Uint8Array {
  const folder = `../_/${name}`
  const manifest = JSON.parse(new TextDecoder().decode(made), (key, value) => {
    if (key === 'publicPath') return 'auto'
    if (key === 'remoteEntry') return { ...value, path: folder }
    return key === 'sync' || key === 'async' ? value.map((file: string) => `${folder}/${file}`) : value
  })
  return new TextEncoder().encode(JSON.stringify(manifest))
}
