/** Hosts that are not this site's shell, each built by the tools that its makers name. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { federation } from '@module-federation/vite'
import { rspack } from '@rspack/core'
import { build, type InlineConfig } from 'vite'
import { kitVersion, reactVersion } from '../../../shared/build/src/versions.ts'

const sources = import.meta.dirname
/** This checkout names versions as `catalog:` and `workspace:*`, which no other bundler reads. */
const share = (version: string) => ({ singleton: true, version, requiredVersion: `^${version}` })
const shared = { react: share(reactVersion), 'react-dom': share(reactVersion), '@site/kit/runtime': share(kitVersion) }

const page = (script: string, type = 'module') =>
  `<!doctype html><html lang="en-GB"><title>Host</title><link rel="icon" href="data:,"><div id="root"></div><script type="${type}" src="${script}"></script>`

async function buildWithVite(out: string, input: string, plugins: InlineConfig['plugins'] = []): Promise<void> {
  await build({
    configFile: false,
    root: sources,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins,
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { input: join(sources, input), output: { entryFileNames: 'main.js' } },
    },
  })
  await writeFile(join(out, 'index.html'), page('main.js'))
}

/** A page with the federation runtime and no plugin at all. */
export const buildPlainHost = (out: string): Promise<void> => buildWithVite(out, 'plain-main.ts')

/** As `examples/vite-webpack-rspack/host` of the plugin has it: https://github.com/module-federation/vite */
export const buildPluginHost = (out: string, remote: string): Promise<void> => {
  process.env.MFE_VITE_NO_TEST_ENV_CHECK = 'true'
  return buildWithVite(out, 'main.ts', [
    federation({
      name: 'host',
      remotes: { remote_booking: { name: 'remote_booking', entry: remote, type: 'module' } },
      shared,
      dts: false,
    }),
  ])
}

/** As Module Federation's guide has it for rspack; an entry that is a module is imported as one. */
export async function buildRspackHost(out: string, remote: string): Promise<void> {
  const compiler = rspack({
    context: sources,
    mode: 'production',
    entry: './main.ts',
    output: { path: out, filename: 'main.js', publicPath: 'auto' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true } } },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        ...(remote.endsWith('.json')
          ? { remotes: { remote_booking: `remote_booking@${remote}` } }
          : { remoteType: 'module-import', remotes: { remote_booking: remote } }),
        shared,
        dts: false,
      }),
    ],
  })
  await mkdir(out, { recursive: true })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ colors: false })))
      else compiler.close(() => resolve())
    }),
  )
  await writeFile(join(out, 'index.html'), page('main.js', 'text/javascript'))
}
