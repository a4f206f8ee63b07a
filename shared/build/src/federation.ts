/**
 * A section as a federation remote: an entry with the container protocol of Module Federation (`init` takes
 * the host's share scope, `get` hands out the exposed module), which the shell loads with
 * `@module-federation/runtime`. The entry is written here and not by `@module-federation/vite`: that one
 * weighs ten times as much and carries numbers of the machine it was built on (docs/decisions/0002).
 */
import type { Plugin } from 'vite'
import { kitVersion, reactVersion } from './versions.ts'

/** The only shared modules. The shell provides them; sections carry no copy and no fallback. */
const sharedModules = { react: reactVersion, 'react-dom': reactVersion, '@site/kit/runtime': kitVersion }

type SharedName = keyof typeof sharedModules

const isShared = (id: string): id is SharedName => Object.hasOwn(sharedModules, id)

const entryId = 'virtual:remote-entry'
const sharesId = 'virtual:remote-shares'

/** Input of a section's browser build. */
export const remoteEntry = entryId

/** @param exposed absolute path of the module behind `./section` */
export function federationRemote(exposed: string): Plugin {
  return {
    name: 'site-federation-remote',
    enforce: 'pre',
    resolveId(id) {
      if (id === entryId || id === sharesId) return `\0${id}`
      if (isShared(id)) return { id: `\0shared:${id}`, moduleSideEffects: false }
    },
    async load(id) {
      if (id === `\0${entryId}`) return entrySource(exposed)
      if (id === `\0${sharesId}`) return sharesSource
      const name = id.startsWith('\0shared:') ? id.slice('\0shared:'.length) : ''
      if (isShared(name)) return sharedSource(name, await exportNames(name))
    },
  }
}

const entrySource = (exposed: string): string => `
import { take } from '${sharesId}'
export const init = scope => take(scope)
export async function get(name) {
  if (name !== './section') throw new Error('This remote exposes ./section and not ' + name)
  const module = await import(${JSON.stringify(exposed)})
  return () => module
}
`

// A share is what the runtime registers: version -> { lib?, get }. There is one version of each: the shell's.
const sharesSource = `
export const shares = {}
export async function take(scope) {
  for (const name of ${JSON.stringify(Object.keys(sharedModules))}) {
    const share = Object.values(scope[name] ?? {})[0]
    if (!share) throw new Error('The host shares no ' + name)
    shares[name] = (share.lib ?? (await share.get()))()
  }
}
`

/** Evaluated after \`init\`, because only \`get\` imports what imports it. */
const sharedSource = (name: SharedName, names: readonly string[]): string => `
import { shares } from '${sharesId}'
const module = shares[${JSON.stringify(name)}]
${name.startsWith('@') ? '' : 'export default module'}
${names.map(each => `export const ${each} = module.${each}`).join('\n')}
`

async function exportNames(name: SharedName): Promise<string[]> {
  const module = (await import(name)) as Record<string, unknown>
  return Object.keys(module).filter(key => key !== 'default' && key !== 'module.exports' && /^[A-Za-z]\w*$/.test(key))
}
