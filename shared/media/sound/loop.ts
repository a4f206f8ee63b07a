/**
 * The looping track, in seconds: its period, and how much of its own continuation every file has before and after it.
 * Codecs add silence at either end and trim it or not, so a player loops from `leadIn` to `leadIn + seconds`: whatever
 * a decoder leaves of the padding, these two points are one period apart.
 */
export const loop = { seconds: 64, leadIn: 0.5 } as const
