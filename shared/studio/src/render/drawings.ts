/** Every drawing there is: the families are the files of `pictures/` and `films/`. */
import { readdir } from 'node:fs/promises'
import type { FilmDrawing, PictureDrawing } from '../drawing.ts'

export type Drawings = { pictures: Record<string, PictureDrawing>; films: Record<string, FilmDrawing> }

const families = async (folder: string): Promise<string[]> =>
  (await readdir(new URL(`../${folder}/`, import.meta.url))).filter(name => /^[\w-]+\.ts$/.test(name)).sort()

/** @throws Error if two families draw the same thing. */
export async function loadDrawings(): Promise<Drawings> {
  const drawings: Drawings = { pictures: {}, films: {} }
  for (const folder of ['pictures', 'films'] as const) {
    for (const file of await families(folder)) {
      const family = (await import(`../${folder}/${file}`)) as Partial<Drawings>
      for (const [name, drawing] of Object.entries(family[folder] ?? {})) {
        if (name in drawings[folder]) throw new Error(`${folder}/${file}: there is already a drawing named ${name}`)
        drawings[folder][name] = drawing as never
      }
    }
  }
  return drawings
}
