import { announce } from '@site/kit/runtime'
import { useCallback, useState } from 'react'
import type { HeroFilm } from '../home-record.ts'

/** The film after `index` in a cycle that counts from 1 and wraps: 1, 2, 3, 4, 1. */
export const filmAfter = (index: number, count: number): number => (index % count) + 1

export type FilmCycle = {
  /** Index of the film that is shown, from 1. */
  readonly shown: number
  /** The film that the preview shows. */
  readonly next: number
  /** The film that still lies under the shown one while that grows over it. */
  readonly leaving: number | undefined
  readonly advance: () => void
  /** The shown film fills the frame. */
  readonly settle: () => void
}

/** Which of the hero's films is shown; each advance is said to those who do not see it. */
export function useFilmCycle(films: readonly HeroFilm[]): FilmCycle {
  const [{ shown, leaving }, setCycle] = useState<Pick<FilmCycle, 'shown' | 'leaving'>>({ shown: 1, leaving: undefined })
  // Until the film fills the frame the preview still offers it: it grows out of the picture that was pressed.
  const next = filmAfter(leaving ?? shown, films.length)
  const settle = useCallback(() => setCycle(now => ({ ...now, leaving: undefined })), [])
  const advance = () => {
    if (leaving !== undefined) return
    setCycle({ shown: next, leaving: shown })
    announce(`Film ${next} of ${films.length}: ${films[next - 1]?.caption ?? ''}`)
  }
  return { shown, next, leaving, advance, settle }
}
