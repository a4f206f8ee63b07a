import layoutStyles from '@site/kit/ui/base/layout.module.css'
import type { Ground } from '@site/kit/ui/base/section'
import type { ReactNode } from 'react'

export type BandProps = {
  ground: Ground
  /** Laid out by itself on a phone: a section of many elements would be laid out in one long step. */
  deferred?: boolean
  children: ReactNode
}

/** A stretch on a ground of its own inside a section: no landmark, and its heading does not name one. */
export function Band({ ground, deferred, children }: BandProps) {
  return (
    <div className={layoutStyles.section} data-ground={ground} data-deferred={deferred ? '' : undefined}>
      <div className={layoutStyles.wrap}>{children}</div>
    </div>
  )
}
