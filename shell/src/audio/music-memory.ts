import { readStored, writeStored } from '@site/kit/runtime'

/** What the browser keeps of the music while its tab is open, so that it outlives a full page load. */
export type MusicMemory = { readonly on: boolean /** Seconds into the track. */; readonly position: number }

const [stateKey, positionKey] = ['music', 'music-position']

export function recallMusic(): MusicMemory {
  const position = Number.parseFloat(readStored('session', positionKey) ?? '')
  return { on: readStored('session', stateKey) === 'on', position: position >= 0 && Number.isFinite(position) ? position : 0 }
}

export function rememberMusic({ on, position }: MusicMemory): void {
  writeStored('session', stateKey, on ? 'on' : 'off')
  writeStored('session', positionKey, position.toFixed(3))
}
