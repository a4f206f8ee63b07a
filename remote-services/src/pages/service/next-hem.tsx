import arrowRight from 'icon:arrow-right'
import type { Area } from '@site/kit/contract'
import { layOut, near } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import { Label } from '@site/kit/ui/base/label'
import { Unbroken } from '@site/kit/ui/base/unbroken'
import { Media } from '@site/kit/ui/media/media'
import { heroSizes, highUpright } from '@site/kit/ui/media/upright-screen'
import { type DrapedEdge, Fringe } from '@site/kit/ui/threads/thread-fringe'
import { useEffect, useRef } from 'react'
import styles from './next-hem.module.css'
import type { NextService } from './next-service.ts'
import type { ServiceHem } from './service-record.ts'

export type NextHemProps = {
  service: NextService & ServiceHem
}

/** The deep colour of a service's area is the ground that its cloth hangs on. */
const grounds = {
  rights: 'ember',
  speaking: 'ember',
  education: 'lagoon',
  healing: 'lagoon',
  policy: 'indigo',
  research: 'indigo',
  community: 'indigo',
} as const satisfies Record<Area, string>

/** Lower edge of the cloth; the same numbers stand in `next-hem.module.css`. */
const clothEdge: DrapedEdge = { right: 97, left: 86, c1: 103, c2: 78, x1: 66, x2: 42 }

/**
 * The next service, at the foot of a page: its cloth is drawn down by the scroll. A list of one, so that the router finds the
 * picture beside the link, which then becomes the hero of the page that it leads to; at the size of the hero, so that it is the same file.
 */
export function NextHem({ service }: NextHemProps) {
  const cloth = useRef<HTMLElement>(null)
  useEffect(() => void unroll(cloth.current), [])
  const { slug, title, area, place, count, picture, focus, upright = true, sidesCut } = service
  return (
    <nav className={styles.next} data-ground={grounds[area]} data-area={area} aria-labelledby="next-service">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
      <ul role="list">
        <li className={styles.hem} data-picture={place % 2 ? 'right' : 'left'}>
          <div className={styles.words}>
            <Label level={2} id="next-service">
              {`${place === 1 ? 'Back to the first' : 'The next service'}, ${place} of ${count}`}
            </Label>
            <a href={`/${slug}`} className={styles.link}>
              <Unbroken text={title} /> <Icon drawing={arrowRight} />
            </a>
          </div>
          <div className={styles.cloth}>
            <Fringe className={styles.fringe} edge={clothEdge} length={9} palette="light" />
            <Media
              ref={cloth}
              className={sidesCut ? `${styles.picture} ${styles.sidesCut}` : styles.picture}
              picture={picture}
              alt=""
              focus={focus}
              sizes={heroSizes}
              upright={upright && highUpright}
            />
          </div>
        </li>
      </ul>
    </nav>
  )
}

/** Has the picture ready a screen before the scroll draws its cloth down: an empty one would be drawn down first. */
async function unroll(cloth: HTMLElement | null): Promise<void> {
  const picture = cloth?.querySelector('img')
  if (!picture) return
  await layOut()
  await near(picture)
  picture.loading = 'eager'
  await picture.decode().catch(() => undefined)
}
