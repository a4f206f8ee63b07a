/** The keys that open the search: `/` outside of fields, and Ctrl or Cmd with K. */
import { readStored, writeStored } from '@site/kit/runtime'

const storageKey = 'search-key'

/** Whether `/` alone opens the search: a single character may be switched off (WCAG 2.2, 2.1.4). */
export const slashOpens = (): boolean => readStored('local', storageKey) !== 'off'

export const setSlashOpens = (opens: boolean): void => writeStored('local', storageKey, opens ? 'on' : 'off')

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key press asks for the search; never over a dialog that is open. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector('dialog[open]')) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && !isField(event.target) && slashOpens()
}
