import text from '@site/kit/ui/base/text.module.css'
import { dateInWords, readingMinutes } from '../paper-content.ts'
import type { WhitePaper } from '../paper-document.ts'
import styles from './paper-meta.module.css'

/** Version, date and reading time, whose place is kept free until the paper is here. */
export function PaperMeta({ paper }: { paper?: WhitePaper }) {
  return (
    <p className={`${text.meta} ${text.num}`}>
      {paper ? (
        <>
          Version {paper.metadata.version}, <time dateTime={paper.metadata.date}>{dateInWords(paper.metadata.date)}</time>,{' '}
          <span className={styles.reading}>{`${readingMinutes(paper)}\u00a0minutes to\u00a0read`}</span>
        </>
      ) : (
        <>
          {'\u00a0'} <span className={styles.reading}>{'\u00a0'}</span>
        </>
      )}
    </p>
  )
}
