import { useReveal } from '@site/kit/runtime'
import { ButtonLink } from '@site/kit/ui/base/button'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import tied from '@site/media/pictures/whitepapers.webp?picture'
import { useRef } from 'react'
import { Ask } from '../../../blocks/ask.tsx'
import figures from '../../../blocks/ways-figures.module.css'
import { PaperState } from '../paper-state.tsx'
import type { ListedPaper } from '../white-paper-record.ts'
import { listWays, whitePapers } from '../white-papers.ts'
import { LeavesHead } from './leaves-head.tsx'
import styles from './white-papers-page.module.css'
import { ZeroLoop } from './zero-loop.tsx'

/** The list of white papers. */
export function Page() {
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, { start: 85 })
  return (
    <>
      <LeavesHead />
      <Section ref={scope} ground="indigo" className={`${styles.papers} ${figures.bundle}`}>
        <ul className={styles.list}>
          {whitePapers.map(paper => (
            <PaperRow key={paper.id} paper={paper} />
          ))}
        </ul>
      </Section>
      <Ask
        ground="paper"
        under="indigo"
        picture={tied}
        title="What argument is missing?"
        lead="Papers begin with a question that somebody could not put down. Send us yours, and where you have already looked."
        action={{ label: 'Propose a paper', href: '/consultation?topic=white-papers#booking' }}
      />
      <WaysOn ways={listWays} ground="linen" />
    </>
  )
}

function PaperRow({ paper }: { paper: ListedPaper }) {
  const ready = 'data' in paper
  const extent = ready ? `${paper.minutes} minutes` : `${paper.questions.length} questions`
  return (
    <li className={`${styles.row} ${ready ? styles.ready : styles.draft}`} data-reveal>
      <ZeroLoop className={styles.loop} sign={paper.sign} closed={ready} />
      <div className={styles.head}>
        <PaperState ready={ready} extent={extent} />
        <h2 className={styles.title}>{paper.title}</h2>
      </div>
      <div className={styles.copy}>
        <p className={text.lead}>{paper.description}</p>
        <ButtonLink look={ready ? 'solid' : 'line'} href={paper.route}>
          <span>
            Read More<span className={text.spoken}> about {paper.title}</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  )
}
