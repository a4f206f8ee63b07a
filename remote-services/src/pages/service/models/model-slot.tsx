import { afterLoad, onceInView } from '@site/kit/runtime'
import { Button } from '@site/kit/ui/base/button'
import { RichText } from '@site/kit/ui/base/rich-text'
import slider from '@site/kit/ui/base/slider.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react'
import frame from './model-frame.module.css'

export type ClassNames = Readonly<Record<string, string>>

export type ModelProps = {
  /** Names of the frame's classes and of the model's own. */
  styles: ClassNames
}

export type Model = ComponentType<ModelProps>

export type ModelSource = {
  /** The model's own classes; its style sheet comes with the page, its code does not. */
  styles: ClassNames
  load: () => Promise<Model>
  /** The model itself, where its code is there already, as it is while prerendering. */
  ready?: Model | undefined
}

export type ModelSlotProps = { source: ModelSource }

/**
 * The place of a service's working model. Its markup is prerendered whole and stays as it is until it is a screen away, or a key was pressed:
 * only then is its code fetched, and React hydrates the boundary. Where the code cannot be had, the markup stays; after a client navigation
 * there is none, and the place says so.
 */
export function ModelSlot({ source }: ModelSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wanted] = useState(() => wantedLater(source))
  const [missing, setMissing] = useState(false)
  useEffect(() => wanted.fetchNear(place.current, () => setMissing(place.current?.querySelector('fieldset') === null)), [wanted])
  return (
    <div ref={place} className={frame.model} data-model="">
      <Suspense fallback={missing ? <NotFetched /> : <div className={frame.waiting} />}>
        <Hydrated source={source} model={wanted.model} />
      </Suspense>
    </div>
  )
}

/** The head of a model: what it is called, and what to do with it. @param copy `title` as in {@link RichText} */
export function ModelHead({ styles, copy: { title, hint } }: ModelProps & { copy: { title: string; hint: string } }) {
  return (
    <div className={styles.head}>
      <h3 className={styles.title}>
        <RichText text={title} />
      </h3>
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}

function NotFetched() {
  return (
    <div role="alert" className={frame.missing}>
      <p>The model that belongs here could not be loaded.</p>
      <Button look="line" size="small" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>
  )
}

/** Its controls are closed until React hears them: what was moved before would be put back. */
function Hydrated({ source, model }: { source: ModelSource; model: Promise<Model> }) {
  const Shown = source.ready ?? use(model)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <fieldset className={frame.controls} disabled={!live}>
      <legend className={text.spoken}>A model to try</legend>
      <Shown styles={together({ ...slider, ...frame }, source.styles)} />
    </fieldset>
  )
}

/** A class of both style sheets has both their names: the model's own comes second and prevails. */
const together = (shared: ClassNames, own: ClassNames): ClassNames => ({
  ...shared,
  ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, shared[name] ? `${shared[name]} ${value}` : value])),
})

/** The promise of a model, and what fetches it. */
function wantedLater({ load }: ModelSource) {
  let resolve: (model: Model) => void
  const model = new Promise<Model>(settle => {
    resolve = settle
  })
  const fetchNear = (place: Element | null, fail: () => void) => {
    const fetchNow = () => load().then(resolve, fail)
    const observer = onceInView('100% 0px', fetchNow)
    afterLoad().then(() => place?.isConnected && observer.observe(place))
    // Closed controls take no focus: who goes by keyboard has them open before they come to them.
    addEventListener('keydown', fetchNow, { once: true })
    return () => {
      observer.disconnect()
      removeEventListener('keydown', fetchNow)
    }
  }
  return { model, fetchNear }
}
