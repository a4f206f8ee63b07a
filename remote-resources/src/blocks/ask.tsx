import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { Media, type PictureSource } from '@site/kit/ui/media/media'
import { type DrapedEdge, Fringe } from '@site/kit/ui/threads/thread-fringe'
import type { ReactNode } from 'react'
import styles from './ask.module.css'

export type AskProps = {
  title: string
  lead: string
  ground?: 'rose' | 'paper'
  /** The ground of the section before it, whose cloth then hangs over it. */
  under?: 'linen' | 'indigo'
  /** The picture stands to the right of the words, to the left of them, or below them from edge to edge. */
  place?: 'right' | 'left' | 'below'
  /** Above the words. It decorates. */
  drawing?: ReactNode
  action: { readonly label: string; readonly href: string }
  /** Fills the room beside the words. It decorates. */
  picture?: PictureSource
  /** The page is to stay short: the smallest phones have the words alone. */
  short?: boolean
}

/** Lower edge of the cloth that hangs over it. */
const hem: DrapedEdge = { right: 92, left: 48, c1: 112, c2: 30, x1: 66, x2: 42 }

const hemPath = ({ right, left, c1, c2, x1, x2 }: DrapedEdge): string => `M0 0H100V${right}C${x1} ${c1} ${x2} ${c2} 0 ${left}Z`

/** Near the end of a page: what is still open, and where to write about it. */
export function Ask({ title, lead, ground = 'rose', under, place = 'right', drawing, action, picture, short = false }: AskProps) {
  return (
    <Section
      ground={ground}
      className={`${styles.section} ${styles[place]} ${under ? styles.hung : ''} ${short ? styles.short : ''}`}
      labelledBy="ask"
    >
      {under && (
        <div className={styles.hem} data-ground={under}>
          <Fringe edge={hem} length={16} palette={under === 'indigo' ? 'light' : 'deep'} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={hemPath(hem)} />
          </svg>
        </div>
      )}
      <div className={layout.grid}>
        {drawing}
        <h2 id="ask" className={styles.title}>
          {title}
        </h2>
        <div className={`${styles.copy} ${layout.stack5}`}>
          <p className={text.lead}>{lead}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        {picture && (
          <Media className={styles.picture} picture={picture} alt="" sizes={place === 'below' ? '100vw' : '(width >= 64rem) 41vw, 82vw'} />
        )}
      </div>
    </Section>
  )
}
