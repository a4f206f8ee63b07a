import arrowUpRight from 'icon:arrow-up-right'
import { Icon } from '@site/kit/ui/base/icon'
import { Film } from '@site/kit/ui/media/film'
import { Media, type MediaProps } from '@site/kit/ui/media/media'
import { memo, useRef } from 'react'
import type { FeatureTile as Tile } from '../home-record.ts'
import { useMousePlace } from '../use-mouse-place.ts'
import styles from './feature-tile.module.css'
import { tilt } from './tilt.ts'

export type FeatureTileProps = {
  tile: Tile
  /** Among the tiles, from 0. */
  position: number
  /** Its film may play. */
  invited: boolean
  /** Called with the position of the tile that the visitor points at or has the focus in; with none when that ends. */
  onPoint: (position?: number) => void
  /** It was the last that was followed: its picture becomes the hero of the page behind it. */
  opened: boolean
  onOpen: (href: string) => void
}

/**
 * One link, which loads its page in full. It leans towards the mouse, inside a box that keeps still under it.
 * Drawn again only for its own sake: while the page is scrolled, films are invited one after another.
 */
export const FeatureTile = memo(function FeatureTile({ tile, position, invited, onPoint, opened, onOpen }: FeatureTileProps) {
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
      onClick={() => onOpen(tile.href)}
      onPointerEnter={() => onPoint(position)}
      onPointerLeave={() => onPoint()}
      // A tap gives the focus as well, and it stays on a page that is come back to.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onPoint(position)}
      onBlur={() => onPoint()}
    >
      <div ref={cloth} className={styles.cloth}>
        <TilePicture tile={tile} invited={invited} />
        <div className={styles.copy}>
          <h3>{tile.title}</h3>
          <p>{tile.text}</p>
          <span className={styles.disc}>
            <Icon drawing={arrowUpRight} />
          </span>
        </div>
      </div>
    </a>
  )
})

function TilePicture({ tile: { picture, film, focus }, invited }: Pick<FeatureTileProps, 'tile' | 'invited'>) {
  const shared = {
    className: styles.picture,
    focus,
    sizes: '(width >= 64rem) 50vw, 82vw',
  } as const satisfies Partial<MediaProps>
  return film ? <Film {...shared} film={film} poster={picture} invited={invited} /> : <Media {...shared} picture={picture} alt="" />
}
