import { TextLink } from '@site/kit/ui/base/text-link'
import { Fragment } from 'react'
import { CopyLink } from '../../../blocks/copy-link.tsx'
import { PaperFigure } from '../figures/paper-figure.tsx'
import { type Block, blocksOf, segmentsWithPowers, stripNumbering } from '../paper-content.ts'
import type { PaperSection } from '../paper-document.ts'
import { type PaperPlace, subsectionsOf } from '../paper-parts.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import { ChapterSeam } from './chapter-seam.tsx'
import { PaperNotes } from './paper-notes.tsx'
import styles from './paper-section-text.module.css'
import { PaperText } from './paper-text.tsx'
import { notesCited, SideNotes } from './side-notes.tsx'

export type PaperSectionTextProps = {
  /** The section's key: its anchor. */
  id: string
  section: PaperSection
  /** The parts that refer to each note of the paper. */
  citations: ReadonlyMap<string, readonly PaperPlace[]>
  /** All notes of the paper, by their ids. */
  notes: ReadonlyMap<string, string>
  /** Sentences that stand in the margin, by the anchors of their parts. */
  pulled?: PublishedPaper['pulled'] | undefined
  /** Addresses of drawings that stand at the heads of sections, by the sections' keys. */
  drawings?: PublishedPaper['drawings'] | undefined
  /** Its place among the paper's sections, from 1. The first paragraph of the first opens the paper in a larger face. */
  chapter: number
  /** How many sections the paper has. */
  of: number
}

/** One section of a paper with its subsections, each at an address of its own. */
export function PaperSectionText({ id, section, citations, notes, pulled = {}, drawings = {}, chapter, of }: PaperSectionTextProps) {
  const heading = stripNumbering(section.heading)
  const opening = chapter === 1
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <p className={styles.place}>
        <ChapterSeam chapter={chapter} of={of} />
        {/* The contents stand right above the first. */}
        {!opening && (
          <span className={styles.back}>
            <TextLink href="#contents">Contents</TextLink>
          </span>
        )}
      </p>
      <div className={`${styles.head} ${styles.sectionHead}`}>
        {drawings[id] && <img className={styles.drawing} src={drawings[id]} width="320" height="200" alt="" loading="lazy" />}
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <CopyLink slug={id} title={heading} look="mark" />
      </div>
      <Pulled sentence={pulled[id]} from={section.content} />
      <Prose anchor={id} content={section.content} citations={citations} notes={notes} opening={opening} />
      {subsectionsOf(id, section).map(part => (
        <div key={part.anchor} id={part.anchor} className={styles.subsection}>
          <div className={styles.head}>
            <h3 className={styles.subheading}>{part.heading}</h3>
            <CopyLink slug={part.anchor} title={part.heading} look="mark" />
          </div>
          <Pulled sentence={pulled[part.anchor]} from={part.content} />
          <Prose anchor={part.anchor} content={part.content} citations={citations} notes={notes} />
        </div>
      ))}
    </section>
  )
}

/** A sentence said again, in the margin or above; none that the text has no more. It is no text: it is neither read out, found nor copied. */
function Pulled({ sentence, from }: { sentence: string | undefined; from: string }) {
  return sentence && from.includes(sentence) && <p className={styles.pulled} data-sentence={sentence} aria-hidden="true" />
}

type ProseProps = Pick<PaperSectionTextProps, 'citations' | 'notes'> & { anchor: string; content: string; opening?: boolean }

function Prose({ anchor, content, citations, notes, opening = false }: ProseProps) {
  return blocksOf(content).map((block, index) => {
    if (block.kind === 'notes') return <PaperNotes key={block.notes[0]?.id} notes={block.notes} citations={citations} />
    if (block.kind === 'figure') return <PaperFigure key={block.figure} id={block.figure} />
    const text = (
      <BlockText block={block} anchor={anchor} citations={citations} className={opening && index === 0 ? styles.opening : undefined} />
    )
    if (notesCited(block.text, notes).length === 0) return <Fragment key={block.text}>{text}</Fragment>
    return (
      <div key={block.text} className={styles.noted}>
        {text}
        <SideNotes text={block.text} anchor={anchor} citations={citations} notes={notes} />
      </div>
    )
  })
}

type BlockTextProps = Pick<ProseProps, 'anchor' | 'citations'> & { block: Extract<Block, { text: string }>; className: string | undefined }

function BlockText({ block, anchor, citations, className = styles.paragraph }: BlockTextProps) {
  if (block.kind === 'sum') return <Sum text={block.text} />
  const copy = <PaperText text={block.text} anchor={anchor} citations={citations} />
  if (block.kind === 'paragraph') return <p className={className}>{copy}</p>
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.quoted}>
          {block.source && '“'}
          {copy}
          {block.source && '”'}
        </p>
      </blockquote>
      {block.source && <figcaption className={styles.source}>{block.source}</figcaption>}
    </figure>
  )
}

/** An equation on lines of its own, broken before what is added. */
function Sum({ text }: { text: string }) {
  return (
    <p className={`${styles.paragraph} ${styles.sum}`}>
      {segmentsWithPowers(text).map(({ at, text: copy, raised }) => (raised ? <sup key={at}>{copy}</sup> : heldTogether(copy)))}
    </p>
  )
}

/** Breaks are left before a plus outside brackets, and after what is equal. */
const heldTogether = (copy: string): string =>
  copy
    .replaceAll(/\([^)]*\)/g, bracket => bracket.replaceAll(' ', '\u00a0'))
    .replaceAll(' ÷ ', '\u00a0÷\u00a0')
    .replaceAll(' = ', '\u00a0= ')
    .replaceAll(' + ', ' +\u00a0')
