import { Section } from '@site/kit/ui/base/section'
import { TextLink } from '@site/kit/ui/base/text-link'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { Contents } from '../../../blocks/contents.tsx'
import { withChecks } from '../paper-checks.ts'
import { editionOf, sectionNamed, stripNumbering } from '../paper-content.ts'
import type { WhitePaper } from '../paper-document.ts'
import { citationsOf, notesOf } from '../paper-parts.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import { waysFrom } from '../white-papers.ts'
import styles from './paper-body.module.css'
import { PaperCitation } from './paper-citation.tsx'
import { PaperSectionText } from './paper-section-text.tsx'
import { ReadingProgress } from './reading-progress.tsx'

export type PaperBodyProps = { paper: WhitePaper; listed: PublishedPaper }

const articleId = 'paper-text'

/** The sections beside the contents list, then where to disagree and how to cite them. */
export function PaperBody({ paper, listed }: PaperBodyProps) {
  const shown = withChecks(paper, listed)
  const sections = Object.entries(shown.sections)
  const citations = citationsOf(shown)
  const notes = notesOf(shown)
  return (
    <>
      <ReadingProgress articleId={articleId} steps={sections.length} />
      <Section ground="paper" className={styles.section}>
        <div className={styles.columns} data-edition={editionOf(paper)}>
          <Contents lines={paper.contents.map(line => ({ title: stripNumbering(line), id: sectionNamed(line, paper) }))} />
          <article id={articleId} className={styles.article} aria-label={paper.metadata.title}>
            {sections.map(([key, section], index) => (
              <PaperSectionText
                key={key}
                id={key}
                section={section}
                citations={citations}
                notes={notes}
                pulled={listed.pulled}
                drawings={listed.drawings}
                chapter={index + 1}
                of={sections.length}
              />
            ))}
            <Disagreement listed={listed} />
            <PaperCitation paper={paper} listed={listed} />
          </article>
        </div>
      </Section>
      <WaysOn ways={waysFrom(listed)} ground="linen" />
    </>
  )
}

/** A note beside the last of the references. */
function Disagreement({ listed }: { listed: PublishedPaper }) {
  return (
    <aside className={styles.beside} aria-labelledby="ask">
      <div className={styles.note}>
        <h2 id="ask" className={styles.ask}>
          Tell us where it is wrong
        </h2>
        <p>The paper is written to be argued with. Say where it fails, so that the next version can answer.</p>
        <p>
          <TextLink href={`/consultation?topic=${listed.topic}#booking`}>Write to us about {listed.title}</TextLink>
        </p>
      </div>
    </aside>
  )
}
