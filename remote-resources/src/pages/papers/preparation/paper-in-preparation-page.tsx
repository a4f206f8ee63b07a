import type { PageModule } from '@site/kit/contract'
import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { TypeHero } from '../../../blocks/type-hero.tsx'
import { ZeroSign } from '../list/zero-sign.tsx'
import { PaperState } from '../paper-state.tsx'
import type { PaperInPreparation } from '../white-paper-record.ts'
import { waysFrom } from '../white-papers.ts'
import styles from './paper-in-preparation-page.module.css'
import { PaperTrial } from './paper-trial.tsx'
import { QuestionThread } from './question-thread.tsx'

const grounds = { bank: 'indigo', chain: 'ink', coin: 'indigo', tokens: 'rose' } as const

/** The page of a paper that is being written: what it is about, what it will ask, and how to ask for it. */
export function pageOf(paper: PaperInPreparation): PageModule {
  return { Page: () => <PaperInPreparationPage paper={paper} /> }
}

function PaperInPreparationPage({ paper }: { paper: PaperInPreparation }) {
  return (
    <>
      <TypeHero thread="ground" sign={<ZeroSign sign={paper.sign} closed={false} />} title={paper.title} lead={paper.description}>
        <PaperState ready={false} />
      </TypeHero>
      <Section ground={grounds[paper.sign]} className={styles[paper.sign]} labelledBy="questions">
        <div className={layout.grid}>
          <h2 id="questions" className={styles.heading}>
            What it will ask
          </h2>
          <ul className={styles.questions}>
            {paper.questions.map((question, place) => (
              <li key={question} className={styles.question}>
                <QuestionThread sign={paper.sign} place={place} />
                {question}
              </li>
            ))}
          </ul>
          <div className={styles.trial}>
            <PaperTrial sign={paper.sign} trial={paper.trial} />
          </div>
          <div className={`${styles.ask} ${layout.stack5}`}>
            <p className={text.lead}>{paper.ask}</p>
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
