type Figures = typeof import('./worked-figure.tsx')

let here: Figures | undefined

/** The figures, once they have been loaded. */
export const arrivedFigures = (): Figures | undefined => here

/** Loads the figures; they stay. */
export async function loadFigures(): Promise<Figures> {
  here ??= await import('./worked-figure.tsx')
  return here
}
