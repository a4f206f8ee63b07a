import { afterLoad, onceInView } from '@site/kit/runtime'
import { Button } from '@site/kit/ui/base/button'
import slider from '@site/kit/ui/base/slider.module.css'
import { memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { arrivedFigures, loadFigures } from './arrived-figures.ts'
import styles from './paper-figure.module.css'

/** How near a figure must be to the screen for its script to be fetched, in screens. */
const approach = '100% 0px'

type Figures = Awaited<ReturnType<typeof loadFigures>>

/**
 * A figure of a paper. Its prerendered drawing and table stay as they are until its script is here, which is fetched on approach or when a
 * key is pressed; without it they are complete. Memoised, so that nothing touches the boundary while it waits.
 */
export const PaperFigure = memo(function PaperFigure({ id }: { id: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [arrival] = useState(createArrival)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    // What cannot be had leaves the figure as it is printed; after a client navigation it is not, and its place says so.
    const fail = () => setMissing(frame.current?.querySelector('figure') === null)
    const fetchNow = () => loadFigures().then(arrival.resolve, fail)
    const observer = onceInView(approach, fetchNow)
    // Earlier the paper is not laid out whole, and all of it seems near.
    afterLoad().then(() => frame.current && observer.observe(frame.current))
    // Closed controls take no focus: who goes by keyboard has them open before they come to them.
    addEventListener('keydown', fetchNow, { once: true })
    return () => {
      observer.disconnect()
      removeEventListener('keydown', fetchNow)
    }
  }, [arrival])
  return (
    <div ref={frame} className={styles.frame}>
      <Suspense fallback={missing ? <NotFetched /> : <div className={styles.reserved} />}>
        <Arrived id={id} arrival={arrival.promise} />
      </Suspense>
    </div>
  )
})

function NotFetched() {
  return (
    <div role="alert" className={styles.missing}>
      <p>The figure that belongs here could not be loaded.</p>
      <Button look="line" size="small" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>
  )
}

function Arrived({ id, arrival }: { id: string; arrival: Promise<Figures> }) {
  const { WorkedFigure } = arrivedFigures() ?? use(arrival)
  return <WorkedFigure id={id} range={slider.range} />
}

function createArrival() {
  let resolve: (figures: Figures) => void = () => undefined
  const promise = new Promise<Figures>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
