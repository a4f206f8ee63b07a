/** What every build and server of the site shares, whichever program it makes. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { repositoryRoot } from '../sections.mjs'
import { iconsPlugin } from './icons-plugin.ts'
import { forDevtools } from './lean-packages.ts'
import { oneExportPlugin } from './one-export.ts'
import { picturesPlugin } from './pictures-plugin.ts'
import { kitVersion } from './versions.ts'

/**
 * The federation runtime's own switches: the site has no use for Node, for manifests read at run time, nor for stand-ins of other parts.
 * Module Federation's devtools know the modules of a page from manifests alone: a shell built with `FEDERATION_DEVTOOLS=1` reads them.
 */
const federationDefines = () => ({
  __FEDERATION_DEVTOOLS__: `${forDevtools()}`,
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: `${!forDevtools()}`,
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: JSON.stringify('web'),
})

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6)

/**
 * Class names carry the content of their style sheet, so that two releases with different versions
 * of a kit component can stand in one page. While developing they carry its path alone, or each
 * edit of a style would rename what is on the screen.
 */
const scopedName =
  (development: boolean) =>
  (name: string, file: string, css: string): string => {
    const path = relative(repositoryRoot, file.replace(/\?.*$/, ''))
    return `${name}_${digest(development ? path : `${path}\0${css}`)}`
  }

export function sharedConfig({ development }: { development: boolean }): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    clearScreen: false,
    plugins: [react(), picturesPlugin(), iconsPlugin(), oneExportPlugin()],
    define: { __KIT_VERSION__: JSON.stringify(kitVersion), __FOR_BROWSERS__: 'false', ...federationDefines() },
    css: { modules: { generateScopedName: scopedName(development) } },
    build: { target: ['chrome111', 'firefox121', 'safari16.4'], assetsInlineLimit: 0 },
    ...(!development && { publicDir: false, mode: 'production', logLevel: 'warn' }),
  }
}
