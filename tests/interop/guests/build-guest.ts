/** A section by tools that know nothing of this site, as their examples have them but for what docs/teams.md says to set. */
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { federation } from '@module-federation/vite'
import { type Configuration, rspack } from '@rspack/core'
import { build } from 'vite'
import { reactVersion } from '../../../shared/build/src/versions.ts'

const sources = import.meta.dirname
const base = '/_/remote-guest/'

/** The options of `examples/vite-runtime-register/vite-remote` of the plugin, with another module: https://github.com/module-federation/vite */
export async function buildPluginGuest(out: string, settings: { assetsDir?: string } = { assetsDir: '' }): Promise<void> {
  process.env.MFE_VITE_NO_TEST_ENV_CHECK = 'true'
  await build({
    configFile: false,
    root: sources,
    base,
    logLevel: 'error',
    plugins: [
      federation({
        name: 'runtimeRemote',
        manifest: true,
        exposes: { './section': './src/section.ts' },
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        dts: false,
      }),
    ],
    build: { outDir: out, emptyOutDir: true, target: 'chrome89', ...settings },
  })
}

/** @param library how the entry is exported; an object as Rspack's guide to modules has it */
export async function buildRspackGuest(out: string, library: 'module' | 'var' = 'module'): Promise<void> {
  const isModule = library === 'module'
  const module: Configuration = isModule ? { output: { module: true, chunkFormat: 'module', chunkLoading: 'import' } } : {}
  const compiler = rspack({
    context: sources,
    mode: 'production',
    entry: {},
    output: {
      path: out,
      publicPath: base,
      filename: '[name]-[contenthash].js',
      chunkFilename: '[name]-[contenthash].js',
      uniqueName: 'guest',
      ...module.output,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'guest',
        filename: 'remoteEntry-[contenthash].js',
        ...(isModule && { library: { type: 'module' } }),
        exposes: { './section': join(sources, 'src/section.ts') },
        shared: Object.fromEntries(['react', 'react-dom'].map(name => [name, { singleton: true, requiredVersion: `^${reactVersion}` }])),
        dts: false,
      }),
    ],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ colors: false })))
      else compiler.close(() => resolve())
    }),
  )
}
