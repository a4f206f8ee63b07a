/**
 * Packages without what only a bundler keeps: code that is never reached here, and wrappers. All that is left is the
 * package's own. A version that lacks a named part ends the build. Bytes and reasons: docs/decisions/0019.
 */
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const never = (...names: string[]) => Object.fromEntries(names.map(name => [name, `{ throw Error('${name} was left out') }`]))

/**
 * What functions and methods of the shell's federation host come to here, by their module. It registers entries that are modules and
 * loads them with shares that it has already: no preloading, no scripts, no remote taken apart, no share of somebody else's, no plugin,
 * so nobody listens to a hook. The reporter for browsers does not read details of errors; a console is what logs.
 */
const bodies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'runtime-core/dist/core.js': never('initOptions', 'initShareScopeMap', 'registerShared'),
  'runtime-core/dist/remote/index.js': { ...never('preloadRemote', 'initRawContainer', 'removeRemote'), setIdToRemoteMap: '{}' },
  'runtime-core/dist/shared/index.js': never(
    ...['loadShare', 'loadShareSync', 'initializeSharing', 'initShareScopeMap', 'emitAfterLoadShare', 'emitErrorLoadShare'],
  ),
  'runtime-core/dist/utils/context.js': { optionsToMFContext: '{}' },
  'runtime-core/dist/utils/load.js': never('loadSystemJsEntry', 'loadEntryScript', 'loadEntryNode'),
  'runtime-core/dist/utils/plugin.js': { registerPlugins: '{ return [] }' },
  'runtime-core/dist/utils/hooks/pluginSystem.js': never('applyPlugin', 'removePlugin'),
  'runtime-core/dist/utils/hooks/asyncHook.js': { emit: '{ return Promise.resolve() }' },
  'runtime-core/dist/utils/hooks/asyncWaterfallHooks.js': { emit: '{ return Promise.resolve(data) }' },
  'runtime-core/dist/utils/hooks/syncHook.js': { ...never('on', 'once', 'remove', 'removeAll'), emit: '{}' },
  'runtime-core/dist/utils/hooks/syncWaterfallHook.js': { emit: '{ return data }' },
  'sdk/dist/logger.js': { createLogger: '{ return console }', createInfrastructureLogger: '{ return console }' },
}

const federationModule = /\/@module-federation\/((?:runtime-core|sdk)\/dist\/.+\.js)$/

/** React Router's names carry a digest. */
const routerModule = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

/** Where the runtime looks for manifests; its own stand-in for hosts that have none does here. */
const manifests = 'runtime-core/dist/plugins/snapshot/SnapshotHandler.js'
const noManifests = `export { DisabledSnapshotHandler as SnapshotHandler, DisabledSnapshotHandler as getGlobalRemoteInfo } from './disabled.js'`

/** Whether the build is for Module Federation's devtools, which want the runtime whole. */
export const forDevtools = (): boolean => process.env.FEDERATION_DEVTOOLS === '1'

/** @param host whether the program is the federation host: other containers have calls of their own */
export function leanPackages({ host }: { host: boolean }): Plugin {
  const federation = host && !forDevtools()
  return {
    name: 'site-lean-packages',
    enforce: 'pre',
    // React Router keeps its production builds beside those that its name leads to.
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id.replace('/dist/development/', '/dist/production/')
    },
    transform(code, id) {
      const [, module] = (federation && federationModule.exec(id)) || []
      if (module === manifests) return noManifests
      if (module) return withoutNotices(withBodies(code, bodies[module] ?? {}, module), module)
      if (routerModule.test(id)) return droppable(code)
      if (id.endsWith('/react/jsx-runtime.js')) return `export * from './cjs/react-jsx-runtime.production.js'`
      // A CommonJS module that requires nothing, as a module: each section carries it, without a wrapper and what makes one.
      if (id.endsWith('/react/cjs/react-jsx-runtime.production.js'))
        return code.replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };')
    },
  }
}

type Part = { readonly start: number; readonly end: number; readonly text: string }

const replaced = (code: string, parts: readonly Part[]): string =>
  parts.toSorted((a, b) => b.start - a.start).reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)

/**
 * The module with these bodies for the named functions and methods; what only the old ones used falls away with them.
 * @throws {Error} naming those that it has not
 */
export function withBodies(code: string, wanted: Readonly<Record<string, string>>, module: string): string {
  const found = new Map<string, Part>()
  const note = (key: ESTree.Node | null, body: ESTree.FunctionBody | null): void => {
    if (key?.type !== 'Identifier' || !body || !Object.hasOwn(wanted, key.name)) return
    found.set(key.name, { start: body.start, end: body.end, text: wanted[key.name] ?? '' })
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }) => note(id, body),
    MethodDefinition: ({ key, value }) => note(key, value.body),
  }).visit(parseSync(module, code).program)
  const missing = Object.keys(wanted).filter(name => !found.has(name))
  if (missing.length > 0) throw new Error(`${module} has no ${missing.join(', ')}: look at shared/build/src/lean-packages.ts`)
  return replaced(code, [...found.values()])
}

/** The module without hooks whose answer nobody reads: they only tell plugins what happens, and the shell has none. */
export function withoutNotices(code: string, module: string): string {
  const notices: Part[] = []
  new Visitor({
    ExpressionStatement({ start, end, expression }) {
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression
      if (call.type === 'CallExpression' && /\.lifecycle\.\w+\.emit$/.test(code.slice(call.callee.start, call.callee.end)))
        notices.push({ start, end, text: ';' })
    },
  }).visit(parseSync(module, code).program)
  return replaced(code, notices)
}

/**
 * Marks what creates components and contexts as free of side effects, so that those nobody imports can go, and takes away
 * what is written to them afterwards: names for developer tools.
 */
export function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?\n\});\n\1\.contextType = (\w+);$/gm,
      'var $1 = /* @__PURE__ */ Object.assign($2, { contextType: $3 });',
    )
}
