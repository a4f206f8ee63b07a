import { parseRecord } from '@site/kit/records'
import { heroFilms } from './hero/films.ts'
import { home } from './home.ts'
import { filmsSchema, homeSchema } from './home-record.ts'

/**
 * Checks every record of this section.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function checkContent(): void {
  parseRecord(filmsSchema, { heroFilms }, 'remote-home/src/pages/home/hero/films.ts')
  parseRecord(homeSchema, { home }, 'remote-home/src/pages/home/home.ts')
}
