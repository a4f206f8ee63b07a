import thread from '@site/kit/ui/threads/thread.module.css'
import styles from './chapter-seam.module.css'

export type ChapterSeamProps = {
  /** Of the chapter, from 1. */
  chapter: number
  of: number
}

const pitch = 26

const sewn = (at: number): string => `M${at} 19q10-8 20 0q-10 6-20 0`
const tied = (at: number): string => `M${at - 4} 19c5 2 9-1 13-1c7 0 7.5-15 1.5-15s-5 15 2 15c5 0 8 3 12 1`
const open = (at: number): string => `M${at + 5} 19h10`

/** Where in a paper its reader is: a stitch for each chapter behind, a knot for this one, and what is still to be sewn. */
export function ChapterSeam({ chapter, of }: ChapterSeamProps) {
  const stitches = Array.from({ length: of }, (_, place) => place * pitch + 4)
  return (
    <>
      <svg className={`${thread.threads} ${styles.seam}`} viewBox={`0 0 ${of * pitch + 4} 24`} aria-hidden="true">
        {chapter > 1 && (
          <path
            d={stitches
              .slice(0, chapter - 1)
              .map(sewn)
              .join('')}
          />
        )}
        <path
          d={stitches
            .slice(chapter - 1, chapter)
            .map(tied)
            .join('')}
        />
        {chapter < of && <path d={stitches.slice(chapter).map(open).join('')} className={styles.open} />}
      </svg>
      <span className={styles.words}>
        Chapter {chapter} of {of}
      </span>
    </>
  )
}
