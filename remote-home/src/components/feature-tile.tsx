import { Film } from '@site/kit/ui/film'
import { Media, type MediaProps } from '@site/kit/ui/media'
import { ArrowUpRight } from 'lucide-react'
import { useRef } from 'react'
import type { FeatureTile as Tile } from '../content/home-types.ts'
import styles from './feature-tile.module.css'
import { tilt } from './tilt.ts'
import { useMousePlace } from './use-mouse-place.ts'

export type FeatureTileProps = {
  tile: Tile
  /** Its film may play. */
  invited: boolean
  /** The visitor points at the tile or has the focus in it, or does no longer. */
  onPoint: (pointed: boolean) => void
  /** It was the last that was followed: its picture becomes the hero of the page behind it. */
  opened: boolean
  onOpen: () => void
}

/** One link, which loads its page in full. It leans towards the mouse, inside a box that keeps still under it. */
export function FeatureTile({ tile, invited, onPoint, opened, onOpen }: FeatureTileProps) {
  const box = useRef<HTMLAnchorElement>(null)
  const cloth = useRef<HTMLDivElement>(null)
  useMousePlace(box, {
    follow: (x, y) => cloth.current?.style.setProperty('transform', tilt(x, y)),
    rest: () => cloth.current?.style.removeProperty('transform'),
  })
  return (
    <a
      ref={box}
      className={styles.tile}
      href={tile.href}
      data-load="full"
      data-area={tile.area}
      data-on="ink"
      data-opened={opened || undefined}
      onClick={onOpen}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <div ref={cloth} className={styles.cloth}>
        <TilePicture tile={tile} invited={invited} />
        <span className={styles.disc}>
          <ArrowUpRight aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <h3>{tile.title}</h3>
          <p>{tile.text}</p>
        </div>
      </div>
    </a>
  )
}

function TilePicture({ tile: { picture, film, focus }, invited }: Pick<FeatureTileProps, 'tile' | 'invited'>) {
  const shared = {
    className: styles.picture,
    scrim: 'tile',
    focus,
    sizes: '(width >= 64rem) 50vw, 100vw',
  } as const satisfies Partial<MediaProps>
  return film ? <Film {...shared} film={film} poster={picture} invited={invited} /> : <Media {...shared} picture={picture} alt="" />
}
