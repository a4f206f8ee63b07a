/** A section of a team with tools of its own: in a folder outside this checkout, by the commands and files of docs/teams.md. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../support/root.ts'

const run = promisify(execFile)
const packages = join(root, 'tests/node_modules')

/** What stands in docs/teams.md as a file: its first line names it. */
async function writeRecipe(folder: string): Promise<void> {
  const recipe = await readFile(join(root, 'docs/teams.md'), 'utf8')
  for (const [, name = '', text = ''] of recipe.matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g)) await writeFile(join(folder, name), text)
}

/** A folder with the sources of the section, what the recipe says, and the packages it takes. */
export async function makeGuest(folder: string): Promise<void> {
  await mkdir(folder)
  await cp(join(import.meta.dirname, 'src'), join(folder, 'src'), { recursive: true })
  await symlink(packages, join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "name": "guest", "type": "module" }')
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Guest</title><script type="module" src="/src/section.jsx"></script>')
  await writeRecipe(folder)
}

/** Runs a program of the guest's packages in its folder. Under VITEST the plugin does nothing, unless told. */
const node = (folder: string, ...args: string[]) =>
  run('node', args, { cwd: folder, env: { ...process.env, MFE_VITE_NO_TEST_ENV_CHECK: 'true', NODE_ENV: '' }, maxBuffer: 2 ** 24 })

const vite = (folder: string, ...args: string[]) => node(folder, join(packages, 'vite/bin/vite.js'), 'build', ...args)

/** What `npx rspack build` does with the configuration. */
export const buildByRspack = (folder: string) =>
  node(
    folder,
    '--input-type=module',
    '--eval',
    `import { rspack } from '@rspack/core'
     const { default: config } = await import(process.cwd() + '/rspack.config.js')
     rspack(config, (error, stats) => { if (error || stats.hasErrors()) throw error ?? stats.toString() })`,
  )

export async function buildByVite(folder: string): Promise<void> {
  await vite(folder)
  await vite(folder, '--ssr', 'src/section.jsx', '--outDir', 'prerendered')
}

export const prerender = (folder: string) => node(folder, 'prerender.js')

/** What a configuration holds besides plugins; `settings` are those that the test is about. */
const configurations = {
  vite: (settings: string) => `...${settings}`,
  rspack: (settings: string) => `mode: 'production', entry: {}, output: ${settings}, module: { rules: [
    { test: /\\.css$/, type: 'css' },
    { test: /\\.jsx$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } } },
  ] }`,
}

const plugins = {
  vite: ['federation', 'federation', '@module-federation/vite'],
  rspack: ['new ModuleFederationPlugin', 'ModuleFederationPlugin', '@module-federation/enhanced/rspack'],
} as const

/** Builds by another configuration than the recipe's. @param settings of Vite, or of Rspack's output */
export async function buildAnew(folder: string, tool: 'vite' | 'rspack', settings: object, options: object): Promise<void> {
  const [call, name, from] = plugins[tool]
  const text = `import { ${name} } from '${from}'
    export default { ${configurations[tool](JSON.stringify(settings))}, plugins: [${call}(${JSON.stringify(options)})] }`
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await writeFile(join(folder, `${tool}.config.js`), text)
  await (tool === 'vite' ? vite : buildByRspack)(folder)
}
