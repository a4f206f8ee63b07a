import { Section } from '@site/kit/ui/base/section'
import { TextLink } from '@site/kit/ui/base/text-link'
import { memo, type RefObject, Suspense, use, useEffect, useRef } from 'react'
import { TypeHero } from '../../../blocks/type-hero.tsx'
import { ZeroSign } from '../list/zero-sign.tsx'
import type { WhitePaper } from '../paper-document.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import { PaperBody } from './paper-body.tsx'
import { PaperDownload } from './paper-download.tsx'
import { PaperMeta } from './paper-meta.tsx'
import { PaperStatus } from './paper-status.tsx'
import { PaperSummary } from './paper-summary.tsx'
import { PrintButton } from './print-button.tsx'
import { useLateArrival } from './use-late-arrival.ts'
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
      <TypeHero
        thread="ground"
        sign={<ZeroSign sign={paper.sign} closed />}
        title={load.state === 'loaded' ? load.paper.metadata.title : paper.title}
        lead={paper.description}
      >
        <Meta source={source} />
        <div className={styles.bar}>
          <PaperDownload path={paper.pdf} />
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
  const waited = useRef(false)
  return (
    <Suspense key={edition(source)} fallback={<Reserved waited={waited} />}>
      <ArrivedText source={source} listed={listed} waited={waited} />
    </Suspense>
  )
})

function Reserved({ waited }: { waited: RefObject<boolean> }) {
  useEffect(() => {
    waited.current = true
  }, [waited])
  return (
    <Section ground="indigo" className={styles.reserved}>
      {null}
    </Section>
  )
}

function ArrivedMeta({ source }: { source: PaperSource }) {
  return <PaperMeta paper={read(source)} />
}

type ArrivedTextProps = { source: PaperSource; listed: PublishedPaper; waited: RefObject<boolean> }

function ArrivedText({ source, listed, waited }: ArrivedTextProps) {
  const paper = read(source)
  useLateArrival(waited)
  return (
    <>
      <PaperSummary summary={paper.executiveSummary} />
      <PaperBody paper={paper} listed={listed} />
    </>
  )
}
