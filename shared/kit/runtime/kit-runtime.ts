/** What the browser holds once: shared by the shell with every section as a federation singleton. */
export * from './contract.ts'
export * from './motion.ts'
export * from './store.ts'
