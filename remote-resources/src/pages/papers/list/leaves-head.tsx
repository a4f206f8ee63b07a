import text from '@site/kit/ui/base/text.module.css'
import { HeadEnd } from '../../../blocks/type-hero.tsx'
import { whitePapers } from '../white-papers.ts'
import styles from './leaves-head.module.css'

/** The head: the title page of the paper that is ready, above a leaf for each that is not. They stand in the pocket of the list below. */
export function LeavesHead() {
  return (
    <>
      <section className={styles.head} data-ground="rose">
        <div className={styles.leaves}>
          {whitePapers.map(paper => !('data' in paper) && <div key={paper.id} className={styles.draft} aria-hidden="true" />)}
          <div className={styles.page} data-ground="paper">
            <h1 className={styles.title}>
              White <em>papers</em>
            </h1>
            <p className={text.lead}>One paper to read in full, and three in preparation.</p>
          </div>
        </div>
      </section>
      <HeadEnd waits />
    </>
  )
}
