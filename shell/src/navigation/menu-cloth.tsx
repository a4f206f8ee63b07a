import { Media } from '@site/kit/ui/media/media'
import { type DrapedEdge, Fringe } from '@site/kit/ui/threads/thread-fringe'
import cloth from '@site/media/films/hero-2.webp?picture'
import styles from './menu-cloth.module.css'

/** The lower edge of the cloth, as in its `clip-path`. */
const edge: DrapedEdge = { right: 80, left: 60, c1: 100, c2: 74, x1: 66, x2: 42 }

/** The cloth that drops over the top of the menu, thirty threads at its edge. */
export function MenuCloth() {
  return (
    <div className={styles.cloth} aria-hidden="true">
      <Fringe className={styles.fringe} edge={edge} length={7} palette="light" />
      <Media className={styles.picture} picture={cloth} alt="" loading="eager" />
    </div>
  )
}
