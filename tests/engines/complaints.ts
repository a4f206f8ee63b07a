/** What goes wrong in a page, remembered by the page itself: not every engine's driver can tell. */
import type { Visitor } from './visitor.ts'

type WatchedWindow = typeof globalThis & { complaints?: string[] }

/** To be run in a document before any other script. It sees nothing but the page. */
export function watch(): void {
  const complaints: string[] = []
  ;(window as WatchedWindow).complaints = complaints
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...said: unknown[]) => {
      complaints.push(`console.${level}: ${said.map(String).join(' ')}`)
      say(...said)
    }
  }
  // Capturing, because a script, style sheet or picture that fails to load says so without bubbling.
  addEventListener(
    'error',
    event => {
      // A film in a format that this machine cannot decode leaves its poster; the next source is asked by itself.
      if (event.target instanceof HTMLSourceElement) return
      complaints.push(event.target instanceof Element ? `did not load: ${event.target.outerHTML}` : `error: ${event.message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

/** All since the document was loaded. A document that was not watched complains of that. */
export const readComplaints = (visitor: Visitor): Promise<string[]> =>
  visitor.run(() => (window as WatchedWindow).complaints ?? ['not watched'])
