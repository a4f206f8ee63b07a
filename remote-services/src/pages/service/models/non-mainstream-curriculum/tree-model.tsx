import { RichText } from '@site/kit/ui/base/rich-text'
import { type SyntheticEvent, useState } from 'react'
import type { ModelProps } from '../model-slot.tsx'
import { leaves, words } from './words.ts'

/** A tree of three roots; its leaves are details that open on the lesson a source became, and light the root they drink from. */
export function Model({ styles }: ModelProps) {
  const [open, setOpen] = useState<number>()
  const root = leaves[open ?? -1]?.root
  const follow = (index: number) => (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setOpen(index)
    else setOpen(before => (before === index ? undefined : before))
  }
  return (
    <div className={styles.figure}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <RichText text={words.title} />
        </h3>
        <p className={styles.hint}>{words.hint}</p>
      </div>
      <div className={styles.tree}>
        <div className={styles.crown}>
          {leaves.map(({ source, lesson }, index) => (
            <details key={source} className={styles.leaf} name="leaf" onToggle={follow(index)}>
              <summary>{source}</summary>
              <p>{lesson}</p>
            </details>
          ))}
        </div>
        <svg className={styles.drawing} viewBox="0 0 1200 260" preserveAspectRatio="none" aria-hidden="true">
          {[...leaves.keys()].map(index => (
            <path
              key={index}
              data-lit={index === open || undefined}
              d={`M${120 + index * 120} 0C${120 + index * 120} 90 ${588 + index * 3} 60 ${588 + index * 3} 150`}
            />
          ))}
          {words.roots.map((name, index) => (
            <path
              key={name}
              data-lit={index === root || undefined}
              d={`M${590 + index * 9} 150C${590 + index * 9} 210 ${200 + index * 400} 190 ${200 + index * 400} 260`}
            />
          ))}
        </svg>
        <p className={styles.roots}>
          {words.roots.map((name, index) => (
            <span key={name} data-lit={index === root || undefined}>
              {name}
            </span>
          ))}
        </p>
      </div>
      <p className={styles.note}>{words.note}</p>
    </div>
  )
}
