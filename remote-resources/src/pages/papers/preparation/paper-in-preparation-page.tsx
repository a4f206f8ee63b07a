import type { PageModule } from '@site/kit/contract'
import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { TypeHero } from '../../../blocks/type-hero.tsx'
import { ZeroLoop } from '../list/zero-loop.tsx'
import { PaperState } from '../paper-state.tsx'
import type { PaperInPreparation } from '../white-paper-record.ts'
import { waysFrom } from '../white-papers.ts'
import styles from './paper-in-preparation-page.module.css'

/** The page of a paper that is being written: what it is about, what it will ask, and how to ask for it. */
export function pageOf(paper: PaperInPreparation): PageModule {
  return { Page: () => <PaperInPreparationPage paper={paper} /> }
}

function PaperInPreparationPage({ paper }: { paper: PaperInPreparation }) {
  return (
    <>
      <TypeHero thread="ground" sign={<ZeroLoop sign={paper.sign} closed={false} />} title={paper.title} lead={paper.description}>
        <PaperState ready={false} />
      </TypeHero>
      <Section ground="indigo" labelledBy="questions">
        <div className={layout.grid}>
          <h2 id="questions" className={styles.heading}>
            What it will ask
          </h2>
          <ul className={styles.questions}>
            {paper.questions.map(question => (
              <li key={question} className={styles.question}>
                {question}
              </li>
            ))}
          </ul>
          <div className={`${styles.ask} ${layout.stack5}`}>
            <p className={text.lead}>
              The paper is not finished, and it will be the better for the questions of those it concerns. Ask for it, and say what you
              would want it to answer.
            </p>
            <p className={styles.ways}>
              <ButtonLink href={`/consultation?topic=${paper.topic}#booking`}>Ask for this paper</ButtonLink>
              <TextLink href="/whitepapers">All white papers</TextLink>
            </p>
          </div>
        </div>
      </Section>
      <WaysOn ways={waysFrom(paper)} />
    </>
  )
}
