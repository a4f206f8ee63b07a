/** What `boot.ts` imports when all is fetched: the libraries and the frame, each evaluated in a task of its own. */
import '@site/kit/styles/tokens.css'
import '@site/kit/styles/base.css'

/** @param styled resolves, in a task of its own, when the whole style sheets are here */
export async function start(styled: () => Promise<void>): Promise<void> {
  // For the trace of each error that React makes ahead, V8 parses the file again where an inspector listens. Without a limit it keeps none.
  const { stackTraceLimit } = Error
  Object.assign(Error, { stackTraceLimit: undefined })
  await import('./libraries.ts').finally(() => Object.assign(Error, { stackTraceLimit }))
  await styled()
  await import('./main.tsx')
}
