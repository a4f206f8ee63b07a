import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { repositoryRoot } from '../sections.mjs'
import { droppable, leanPackages, withBodies, withoutNotices } from './lean-packages.ts'

const ofShell = (name: string) => realpathSync(join(repositoryRoot, 'shell/node_modules', name))
const federation = join(ofShell('@module-federation/runtime'), '..')
const router = join(ofShell('react-router-dom'), '../react-router/dist/production')

/** An installed module before and after. */
function leaned(path: string, host = true): [before: string, after: string | undefined] {
  const code = readFileSync(path, 'utf8')
  const transform = leanPackages({ host }).transform as (code: string, id: string) => string | undefined
  return [code, transform(code, path)]
}

const ofRuntime = (module: string, host?: boolean) => leaned(join(federation, module), host)

it.each([
  'runtime-core/dist/remote/index.js',
  'runtime-core/dist/shared/index.js',
  'runtime-core/dist/utils/load.js',
  'runtime-core/dist/module/index.js',
  'runtime-core/dist/utils/plugin.js',
  'runtime-core/dist/utils/hooks/asyncWaterfallHooks.js',
])('leaves out a good part of the installed %s', module => {
  const [before, after = before] = ofRuntime(module)
  expect(after.length).toBeLessThan(before.length * 0.85)
})

it('keeps the parts of the runtime that load a section', () => {
  const [, remotes] = ofRuntime('runtime-core/dist/remote/index.js')
  expect(remotes).toContain('await module.get(idRes, expose, options, remoteSnapshot)')
  const [, module] = ofRuntime('runtime-core/dist/module/index.js')
  expect(module).toContain('await remoteEntryExports.init(')
  expect(module).toContain('await this.host.hooks.lifecycle.beforeInitContainer.emit(')
})

it('leaves the runtime whole in other programs, and for its developer tools', () => {
  const module = 'runtime-core/dist/remote/index.js'
  expect(ofRuntime(module, false)[1]).toBeUndefined()
  vi.stubEnv('FEDERATION_DEVTOOLS', '1')
  expect(ofRuntime(module)[1]).toBeUndefined()
  vi.unstubAllEnvs()
})

it('marks every component and context of the installed router', () => {
  const chunks = readdirSync(router).filter(name => /^chunk-\w+\.mjs$/.test(name))
  const [before, after] = [0, 1].map(side => chunks.map(name => leaned(join(router, name))[side]).join('\n'))
  const kept = /^(?:\w+\.(?:displayName|contextType) = |var \w+ = React\d*\.(?:createContext|forwardRef|memo)\()/gm
  expect(before?.match(kept)?.length).toBeGreaterThan(20)
  expect(after?.match(kept)).toBeNull()
})

it('names what a newer version lacks', () => {
  const remove = () => withBodies('export class Host { load() {} }', { load: '{}', preload: '{}' }, 'host.js')
  expect(remove).toThrow('host.js has no preload: look at shared/build/src/lean-packages.ts')
})

it('keeps a hook whose answer is read', () => {
  const code =
    'const a = await this.hooks.lifecycle.ask.emit(1)\nawait this.hooks.lifecycle.tell.emit({ a })\nif (a) host.lifecycle.tell.emit(a)'
  expect(withoutNotices(code, 'hooks.js')).toBe('const a = await this.hooks.lifecycle.ask.emit(1)\n;\nif (a) ;')
})

it('makes a class with its context one expression that can be dropped', () => {
  const code = 'var A = class extends React2.Component {\n  render() {}\n};\nA.contextType = B;'
  expect(droppable(code)).toBe(
    'var A = /* @__PURE__ */ Object.assign(class extends React2.Component {\n  render() {}\n}, { contextType: B });',
  )
})
