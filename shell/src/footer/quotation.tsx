import type { ReactNode } from 'react'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './article-hem.module.css'

export type QuotationProps = { number: number; className?: string | undefined; live?: boolean; children: ReactNode }

/** An article, and where it is from. `live`: screen readers say what it changes to. */
export function Quotation({ number, className, live = false, children }: QuotationProps) {
  const { footer: copy } = frameCopy
  return (
    <figure className={className} aria-live={live ? 'polite' : undefined}>
      <blockquote className={styles.article} cite={copy.declaration} data-article={number}>
        {children}
      </blockquote>
      <figcaption className={styles.source}>
        {copy.source} {number}. <a href={copy.declaration}>{copy.whole}</a>
      </figcaption>
    </figure>
  )
}
