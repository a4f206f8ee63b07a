import play from 'icon:play'
import { Button, ButtonLink } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { Fringe } from '@site/kit/ui/threads/thread-fringe'
import { useRef, useState } from 'react'
import type { HeroFilm, HomeContent } from '../home-record.ts'
import { leaving, useScrollProgress } from '../use-scroll-progress.ts'
import { FilmStage } from './film-stage.tsx'
import styles from './home-hero.module.css'
import { PreviewSwap } from './preview-swap.tsx'
import { StraddleTitle } from './straddle-title.tsx'
import { TrailerDialog } from './trailer-dialog.tsx'
import { useFilmCycle } from './use-film-cycle.ts'

export type HomeHeroProps = {
  hero: HomeContent['hero']
  films: readonly HeroFilm[]
  trailer: HomeContent['trailer']
}

/** Lower edge of the picture; the same numbers stand in `home-hero.module.css`. */
const wideEdge = { right: 72, left: 88, c1: 72, c2: 106, x1: 66, x2: 42 }
const tallEdge = { right: 75, left: 88, c1: 75, c2: 88, x1: 66, x2: 34 }

/** The same elements in every render: their sixty paths are not compared again when a film follows another. */
const fringes = (
  <>
    <Fringe className={styles.wideFringe} edge={wideEdge} length={12} />
    <Fringe className={styles.tallFringe} edge={tallEdge} length={7} />
  </>
)

/** The first screen: films in a draped frame, the headline across its edge, and the ways on. */
export function HomeHero({ hero, films, trailer }: HomeHeroProps) {
  const cycle = useFilmCycle(films)
  const tile = useRef<HTMLDivElement>(null)
  const cloth = useRef<HTMLDivElement>(null)
  useScrollProgress(cloth, leaving)
  return (
    <section className={styles.hero} data-ground="paper">
      {fringes}
      <StraddleTitle lines={hero.headline} tone="ink" />
      <div ref={cloth} className={styles.cloth}>
        <div className={styles.frame}>
          <FilmStage films={films} cycle={cycle} tile={tile} />
          <StraddleTitle lines={hero.headline} tone="paper" />
        </div>
      </div>
      <div className={styles.copy}>
        <div className={styles.lead} data-on="ink">
          <p>{hero.description}</p>
          <Trailer label={hero.trailer} trailer={trailer} />
        </div>
        <PreviewSwap films={films} cycle={cycle} ref={tile} />
      </div>
    </section>
  )
}

type TrailerProps = Pick<HomeHeroProps, 'trailer'> & { label: string }

/** The button and its dialog; where nothing can open a dialog, a link to the trailer. */
function Trailer({ label, trailer }: TrailerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.scripted}>
        <Button
          look="play"
          icon={<Icon drawing={play} />}
          aria-haspopup="dialog"
          onClick={event => {
            // Safari focuses no button that is clicked, and the dialog gives the focus back to what had it.
            event.currentTarget.focus()
            setOpen(true)
          }}
        >
          {label}
        </Button>
      </div>
      <noscript>
        <ButtonLink icon={<Icon drawing={play} />} href={trailer.film.mp4}>
          {label}
        </ButtonLink>
      </noscript>
      <TrailerDialog open={open} onClose={() => setOpen(false)} trailer={trailer} />
    </>
  )
}
