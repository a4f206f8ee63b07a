/** What a worker does: one picture as a whole, or one frame of a film. */
export type Job =
  | { kind: 'picture'; name: string }
  | {
      kind: 'frame'
      name: string
      portrait: boolean
      /** 0..1 */
      t: number
      width: number
      height: number
    }

export type Answer = { bytes?: Uint8Array; error?: string }
