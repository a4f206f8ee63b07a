import { Fragment, type SyntheticEvent, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { front, passing, rootBeside, strand, strandsAt } from './branches.ts'
import { copy, leaves } from './copy.ts'

/**
 * A tree of nine strands, each from its root through the trunk to a leaf. The leaves are details that open on the lesson a source became;
 * an open one's strand is lit. Wide screens have one drawing, on narrow ones each row of the trunk stands beside its leaf and grows with it.
 */
export function Model({ styles }: ModelProps) {
  const [open, setOpen] = useState<number>()
  const follow = (index: number) => (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setOpen(index)
    else setOpen(before => (before === index ? undefined : before))
  }
  const threads = (ways: readonly (readonly [leaf: number, way: string])[]) => <Threads styles={styles} ways={ways} lit={open} />
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <div className={styles.tree} data-lit={open !== undefined || undefined}>
        <div className={styles.crown}>
          <svg className={`${styles.drawing} ${styles.whole}`} viewBox="0 0 1200 760" preserveAspectRatio="none" aria-hidden="true">
            {threads([
              ...leaves.map(({ root }, leaf) => [leaf, strand(leaf, root)] as const),
              ...leaves.map((_, leaf) => [leaf, front(leaf)] as const),
            ])}
          </svg>
          {leaves.map(({ source, lesson }, index) => (
            <Fragment key={source}>
              <svg className={`${styles.drawing} ${styles.row}`} viewBox="0 0 220 100" preserveAspectRatio="none" aria-hidden="true">
                {threads(strandsAt(index).map(leaf => [leaf, passing(leaf, index)]))}
              </svg>
              <details className={styles.leaf} data-thread={index} name="leaf" onToggle={follow(index)}>
                <summary>{source}</summary>
                <p>{lesson}</p>
              </details>
            </Fragment>
          ))}
        </div>
        <svg className={`${styles.drawing} ${styles.foot}`} viewBox="0 0 1000 160" preserveAspectRatio="none" aria-hidden="true">
          {threads(leaves.map(({ root }, leaf) => [leaf, rootBeside(leaf, root)]))}
        </svg>
        <p className={styles.roots}>
          {copy.roots.map((name, index) => (
            <span key={name} data-lit={index === leaves[open ?? -1]?.root || undefined}>
              {name}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

type ThreadsProps = ModelProps & { ways: readonly (readonly [leaf: number, way: string])[]; lit: number | undefined }

/** Each thread is its edge, its body and the light on it; the lit one is drawn again above the others. */
function Threads({ styles, ways, lit }: ThreadsProps) {
  const whole = ways.find(([leaf]) => leaf === lit)
  const thread = ([leaf, way]: ThreadsProps['ways'][number], key: string, isLit = false) => (
    <g key={key} className={styles.thread} data-thread={leaf} data-lit={isLit || undefined}>
      <path d={way} />
      <path d={way} />
      <path d={way} />
    </g>
  )
  return (
    <>
      {ways.map((way, at) => thread(way, `${at}`))}
      {whole && thread(whole, `lit ${lit}`, true)}
    </>
  )
}
