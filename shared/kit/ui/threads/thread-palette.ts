import styles from './thread.module.css'

/** Colours of threads: light ones for ink, deep ones for paper. Class names, since markup holds no styles. */
export const threadPalettes = {
  light: [styles.marigold, styles.emberLight, styles.rose, styles.lagoonLight, styles.indigoLight, styles.paper],
  deep: [styles.marigold, styles.ember, styles.roseDeep, styles.lagoon, styles.indigo, styles.ember],
} as const

export type ThreadPalette = keyof typeof threadPalettes

/** Class of the thread at `index`: the palette's colours in turn. */
export function threadColour(palette: ThreadPalette, index: number): string | undefined {
  const colours = threadPalettes[palette]
  return colours[index % colours.length]
}
