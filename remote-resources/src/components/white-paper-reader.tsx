import { Section } from '@site/kit/ui/section'
import { TextLink } from '@site/kit/ui/text-link'
import { TypeHero } from '@site/kit/ui/type-hero'
import { memo, Suspense, use, useRef } from 'react'
import type { PublishedPaper } from '../content/white-paper-record.ts'
import { PaperBody } from './paper-body.tsx'
import type { WhitePaper } from './paper-document.ts'
import { PaperMeta } from './paper-meta.tsx'
import { PaperStatus } from './paper-status.tsx'
import { PaperSummary } from './paper-summary.tsx'
import { PrintButton } from './print-button.tsx'
import { type PaperSource, usePaper } from './use-paper.ts'
import styles from './white-paper-reader.module.css'

export type WhitePaperReaderProps = {
  paper: PublishedPaper
  /** The document, while pages are prerendered; undefined in the browser. */
  printed?: WhitePaper | undefined
}

/** A white paper: its head, its summary, and its sections beside their contents. */
export function WhitePaperReader({ paper, printed }: WhitePaperReaderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { source, load, retry } = usePaper(paper.data, printed, frame)
  return (
    <div ref={frame}>
      <TypeHero title={load.state === 'loaded' ? load.paper.metadata.title : paper.title} lead={paper.description}>
        <Meta source={source} />
        <div className={styles.bar}>
          <PrintButton />
          <TextLink href="/whitepapers">All white papers</TextLink>
          <PaperStatus load={load} onRetry={retry} />
        </div>
      </TypeHero>
      <Text source={source} listed={paper} />
    </div>
  )
}

/** Replaced as a whole when the text that arrives is not the printed one. */
const edition = (source: PaperSource): string => (source instanceof Promise ? 'printed' : 'fetched')

const read = (source: PaperSource): WhitePaper => (source instanceof Promise ? use(source) : source)

// Both are memoised, so that the status changing beside them never touches a boundary that still
// waits: React would give up its prerendered markup for the fallback.
const Meta = memo(function Meta({ source }: { source: PaperSource }) {
  return (
    <Suspense key={edition(source)} fallback={<PaperMeta />}>
      <ArrivedMeta source={source} />
    </Suspense>
  )
})

const Text = memo(function Text({ source, listed }: { source: PaperSource; listed: PublishedPaper }) {
  return (
    <Suspense
      key={edition(source)}
      fallback={
        <Section ground="indigo" className={styles.reserved}>
          {null}
        </Section>
      }
    >
      <ArrivedText source={source} listed={listed} />
    </Suspense>
  )
})

function ArrivedMeta({ source }: { source: PaperSource }) {
  return <PaperMeta paper={read(source)} />
}

function ArrivedText({ source, listed }: { source: PaperSource; listed: PublishedPaper }) {
  const paper = read(source)
  return (
    <>
      <PaperSummary summary={paper.executiveSummary} />
      <PaperBody paper={paper} listed={listed} />
    </>
  )
}
