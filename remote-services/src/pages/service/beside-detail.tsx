import layout from '@site/kit/ui/base/layout.module.css'
import { Media } from '@site/kit/ui/media/media'
import { heroSizes } from '@site/kit/ui/media/upright-screen'
import type { ReactNode } from 'react'
import { uprightOf } from '../../blocks/first-screen/first-screen.tsx'
import { missionSizes } from '../../blocks/mission.tsx'
import styles from './beside-detail.module.css'
import type { ServiceBand, ServiceRecord } from './service-record.ts'

export type BesideDetailProps = {
  record: ServiceRecord
  band: ServiceBand
  children: ReactNode
}

/** A band beside the detail that its record names for it: of a picture in the size that the page has shown, so that it is the same file. */
export function BesideDetail({ record, band, children }: BesideDetailProps) {
  const { layout: laid, hero, mission } = record
  const { detail } = laid
  const picture = detail?.of === 'mission' ? mission.picture : hero.picture.source
  if (detail?.beside !== band || !picture) return children
  const { of, side, focus } = detail
  return (
    <div className={`${layout.grid} ${styles[side]}`}>
      <div className={styles.words}>{children}</div>
      <Media
        className={`${styles.detail} ${of === 'hero' ? styles.close : ''} ${focus ? styles[focus] : ''}`}
        picture={picture}
        alt=""
        sizes={of === 'hero' ? heroSizes : missionSizes}
        upright={of === 'hero' && hero.upright !== false && uprightOf(laid.hero)}
      />
    </div>
  )
}
