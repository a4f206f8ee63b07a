import { parseRecord } from '@site/kit/records'
import { heroFilms } from './films.ts'
import { home } from './home.ts'
import { filmsSchema, homeSchema } from './home-types.ts'

/**
 * Checks every record of this section.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function checkContent(): void {
  parseRecord(filmsSchema, { heroFilms }, 'remote-home/src/content/films.ts')
  parseRecord(homeSchema, { home }, 'remote-home/src/content/home.ts')
}
