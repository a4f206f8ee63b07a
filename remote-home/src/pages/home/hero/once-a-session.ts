const remembered = new Set<string>()

/**
 * True the first time it is asked about `key` in this browser session, false from then on. Where
 * storage is switched off or full, the session is as long as this document lives.
 */
export function firstTimeThisSession(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, 'yes')
    return true
  } catch {
    const first = !remembered.has(key)
    remembered.add(key)
    return first
  }
}
