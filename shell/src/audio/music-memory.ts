/** What the browser keeps of the music while its tab is open, so that it outlives a full page load. */
export type MusicMemory = { readonly on: boolean /** Seconds into the track. */; readonly position: number }

const [stateKey, positionKey] = ['music', 'music-position']

export function recallMusic(): MusicMemory {
  try {
    const position = Number.parseFloat(sessionStorage.getItem(positionKey) ?? '')
    return { on: sessionStorage.getItem(stateKey) === 'on', position: position >= 0 && Number.isFinite(position) ? position : 0 }
  } catch {
    return { on: false, position: 0 } // storage can be switched off
  }
}

export function rememberMusic({ on, position }: MusicMemory): void {
  try {
    sessionStorage.setItem(stateKey, on ? 'on' : 'off')
    sessionStorage.setItem(positionKey, position.toFixed(3))
  } catch {
    // As above: the music then starts afresh on the next page.
  }
}
