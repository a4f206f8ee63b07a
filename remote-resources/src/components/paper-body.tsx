import { identity } from '@site/identity'
import { ButtonLink } from '@site/kit/ui/button'
import layout from '@site/kit/ui/layout.module.css'
import { Section } from '@site/kit/ui/section'
import text from '@site/kit/ui/text.module.css'
import type { PublishedPaper } from '../content/white-paper-record.ts'
import styles from './paper-body.module.css'
import { PaperContents } from './paper-contents.tsx'
import type { WhitePaper } from './paper-document.ts'
import { PaperSectionText } from './paper-section-text.tsx'
import { editionOf } from './paper-words.ts'

export type PaperBodyProps = { paper: WhitePaper; listed: PublishedPaper }

/** The sections beside the contents list, then how to cite them and where to disagree. */
export function PaperBody({ paper, listed }: PaperBodyProps) {
  return (
    <>
      <Section ground="paper" className={styles.section}>
        <div className={styles.columns} data-edition={editionOf(paper)}>
          <PaperContents paper={paper} />
          <article className={styles.article} aria-label={paper.metadata.title}>
            {Object.entries(paper.sections).map(([key, section], index) => (
              <PaperSectionText key={key} id={key} section={section} opening={index === 0} />
            ))}
            <Citation paper={paper} listed={listed} />
          </article>
        </div>
      </Section>
      <Disagreement listed={listed} />
    </>
  )
}

function Citation({ paper, listed }: PaperBodyProps) {
  const { title, version, date } = paper.metadata
  const address = `${identity.origin}${listed.route}`
  return (
    <p className={`${text.meta} ${text.num} ${styles.citation}`}>
      To cite this paper: {identity.name} ({date.slice(0, 4)}), <cite>{title}</cite>, version {version}, {address}
    </p>
  )
}

function Disagreement({ listed }: { listed: PublishedPaper }) {
  return (
    <Section ground="rose" className={styles.disagreement} labelledBy="disagree">
      <div className={layout.grid}>
        <h2 id="disagree" className={styles.ask}>
          Tell us where it is wrong
        </h2>
        <div className={`${styles.words} ${layout.stack5}`}>
          <p className={text.lead}>
            The paper is written to be argued with. Every objection is read, and the next version answers the good ones.
          </p>
          <ButtonLink href={`/consultation?topic=${listed.topic}#booking`}>Write to us about {listed.title}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
