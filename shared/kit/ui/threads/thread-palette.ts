/** Colours of threads: light ones for ink, deep ones for paper. */
const threadPalettes = {
  light: ['var(--marigold)', 'var(--ember-light)', 'var(--rose)', 'var(--lagoon-light)', 'var(--indigo-light)', 'var(--paper)'],
  deep: ['var(--marigold)', 'var(--ember)', '#d98b72', 'var(--lagoon)', 'var(--indigo)', 'var(--ember)'],
} as const

export type ThreadPalette = keyof typeof threadPalettes

/** The `color` of the thread at `index`: the palette's colours in turn. */
export function threadColour(palette: ThreadPalette, index: number): string | undefined {
  const colours = threadPalettes[palette]
  return colours[index % colours.length]
}
