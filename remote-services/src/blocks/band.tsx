import layoutStyles from '@site/kit/ui/base/layout.module.css'
import type { Ground } from '@site/kit/ui/base/section'
import type { ReactNode } from 'react'

export type BandProps = { ground: Ground; children: ReactNode }

/** A stretch on a ground of its own inside a section: no landmark, and its heading does not name one. */
export function Band({ ground, children }: BandProps) {
  return (
    <div className={layoutStyles.section} data-ground={ground}>
      <div className={layoutStyles.wrap}>{children}</div>
    </div>
  )
}
