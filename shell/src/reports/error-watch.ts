/** Errors that nobody caught, where this site's code threw them: not those of extensions and other origins. */
import { reportFailure } from './visit-report.ts'

/** Reports the first one, with the program whose code it came from. */
export function watchErrors(): void {
  addEventListener('error', ({ error, filename }) => blame(stackOf(error), filename))
  addEventListener('unhandledrejection', ({ reason }) => blame(stackOf(reason)))
}

const stackOf = (error: unknown): string => String((error as Error | undefined)?.stack)

/** @param places where the error came from; the first address in them is the innermost */
function blame(...places: string[]): void {
  const [address = ''] = /\b[\w-]+:\/\/[^\s)]+/.exec(places.join(' ')) ?? []
  const [, program] = address.split(`${location.origin}/_/`)
  if (program) reportFailure(program.replace(/\/.*/s, ''))
}
