/** What the browser holds once: shared by the shell with every section as a federation singleton. */
export * from './film-turns.ts'
export * from './motion.ts'
export * from './parts.ts'
export * from './reveal.ts'
export * from './scroll.ts'
export * from './store.ts'
export * from './stored.ts'
export * from './visit.ts'

/** Two of these in one page would mean two stores that know nothing of each other: say so. */
const mark = Symbol.for('site.kit-runtime')
if (mark in globalThis && import.meta.env?.PROD && typeof document !== 'undefined') console.error('The kit runtime is in this page twice')
Object.assign(globalThis, { [mark]: true })
