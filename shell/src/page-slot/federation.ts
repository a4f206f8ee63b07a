/**
 * The shell as federation host. It uses the runtime directly and not the build plugin's host: its shares
 * are plain static imports then, and a document needs no chain of start-up modules (docs/decisions).
 */
import { createInstance } from '@module-federation/runtime'
import type { Section, SectionName } from '@site/kit/contract'
import * as kitRuntime from '@site/kit/runtime'
import react from 'react'
import reactDom from 'react-dom'
import { singleFlight } from './single-flight.ts'

declare const __KIT_VERSION__: string

const singleton = (version: string, module: unknown) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
})

const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: singleton(react.version, react),
    'react-dom': singleton(reactDom.version, reactDom),
    '@site/kit/runtime': singleton(__KIT_VERSION__, kitRuntime),
  },
})

const loading = new Map<string, Promise<Section>>()

/**
 * Loads a section's exposed module, once for each entry.
 * @param entry address of its federation entry
 * @throws {Error} when it cannot be fetched, evaluated, or exposes no section
 */
export function loadSection(section: SectionName, entry: string): Promise<Section> {
  return singleFlight(loading, entry, () => requestSection(section, entry))
}

async function requestSection(section: SectionName, entry: string): Promise<Section> {
  const module = await host.loadRemote<{ section: Section }>(`${remoteOf(section, entry)}/section`)
  if (!module?.section) throw new Error(`${section}: ${entry} exposes no section`)
  return module.section
}

/** By the address of the entry. */
const remotes = new Map<string, string>()

/** The remote's name. Another entry of the same section is another remote: nothing has to be taken apart for it. */
function remoteOf(section: SectionName, entry: string): string {
  const identifier = section.replaceAll('-', '_') // the runtime wants one
  const taken = [...remotes.values()].includes(identifier)
  const name = remotes.get(entry) ?? (taken ? `${identifier}$${remotes.size}` : identifier)
  if (!remotes.has(entry)) host.registerRemotes([{ name, entry, type: 'module' }])
  remotes.set(entry, name)
  return name
}
