import { type SyntheticEvent, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { branch, root, strand } from './branches.ts'
import { copy, leaves } from './copy.ts'

/** A tree: trunk, boughs and three roots. Its leaves are details that open on the lesson a source became, and light the root they drink from. */
export function Model({ styles }: ModelProps) {
  const [open, setOpen] = useState<number>()
  const lit = leaves[open ?? -1]?.root
  const follow = (index: number) => (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setOpen(index)
    else setOpen(before => (before === index ? undefined : before))
  }
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <div className={styles.tree}>
        <div className={styles.crown}>
          <svg className={`${styles.drawing} ${styles.branches}`} viewBox="0 0 1200 600" preserveAspectRatio="none" aria-hidden="true">
            {[...leaves.keys()].map(index => (
              <path key={index} data-lit={index === open || undefined} d={branch(index)} />
            ))}
          </svg>
          {leaves.map(({ source, lesson }, index) => (
            <details key={source} className={styles.leaf} name="leaf" onToggle={follow(index)}>
              <summary>{source}</summary>
              <p>{lesson}</p>
            </details>
          ))}
        </div>
        <svg className={styles.drawing} viewBox="0 0 1200 130" preserveAspectRatio="none" aria-hidden="true">
          {copy.roots.map((name, index) => (
            <path key={name} d={root(index)} />
          ))}
          {open !== undefined && lit !== undefined && <path className={styles.strand} d={strand(lit, open)} />}
        </svg>
        <p className={styles.roots}>
          {copy.roots.map((name, index) => (
            <span key={name} data-lit={index === lit || undefined}>
              {name}
            </span>
          ))}
        </p>
      </div>
      <p className={styles.note}>{copy.note}</p>
    </div>
  )
}
