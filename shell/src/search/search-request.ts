/** Between the buttons and keys that ask for the search, and the slot that shows it. */
const requests = new EventTarget()

export const requestSearch = (): void => void requests.dispatchEvent(new Event('search'))

/** Returns how to stop listening. */
export function onSearchRequest(listener: () => void): () => void {
  requests.addEventListener('search', listener)
  return () => requests.removeEventListener('search', listener)
}
