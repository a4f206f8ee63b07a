import thread from '@site/kit/ui/threads/thread.module.css'
import styles from './chapter-seam.module.css'

export type ChapterSeamProps = {
  /** Of the chapter, from 1. */
  chapter: number
  of: number
}

const pitch = 26

/** Each begins where the one before did, a pitch on: alike, they compress to almost nothing. */
const sewn = (count: number): string => `M4 19${'q10-8 20 0q-10 6-20 0m26 0'.repeat(count)}`
const tied = (at: number): string => `M${at} 19c5 2 9-1 13-1c7 0 7.5-15 1.5-15s-5 15 2 15c5 0 8 3 12 1`
const open = (at: number, count: number): string => `M${at + 9} 19${'h10m16 0'.repeat(count)}`

/** Where in a paper its reader is: a stitch for each chapter behind, a knot for this one, and what is still to be sewn. */
export function ChapterSeam({ chapter, of }: ChapterSeamProps) {
  const at = (chapter - 1) * pitch
  return (
    <>
      <svg className={`${thread.threads} ${styles.seam}`} viewBox={`0 0 ${of * pitch + 4} 24`} aria-hidden="true">
        {chapter > 1 && <path d={sewn(chapter - 1)} />}
        <path d={tied(at)} />
        {chapter < of && <path d={open(at + pitch, of - chapter)} className={styles.open} />}
      </svg>
      <span className={styles.words}>{`Chapter ${chapter} of ${of}`}</span>
    </>
  )
}
