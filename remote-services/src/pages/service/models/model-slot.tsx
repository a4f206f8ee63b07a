import { LatePart } from '@site/kit/ui/base/late-part'
import { RichText } from '@site/kit/ui/base/rich-text'
import slider from '@site/kit/ui/base/slider.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { type ComponentType, use, useEffect, useState } from 'react'
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

/** The place of a service's working model. */
export function ModelSlot({ source }: ModelSlotProps) {
  return (
    <LatePart
      load={source.load}
      rendered="fieldset"
      failed="The model that belongs here could not be loaded."
      styles={frame}
      className={frame.model}
      data-model=""
    >
      {model => <Hydrated source={source} model={model} />}
    </LatePart>
  )
}

/** The head of a model: what it is called, what to do with it, and how true it is. @param copy `title` as in {@link RichText} */
export function ModelHead({ styles, copy: { title, hint, note } }: ModelProps & { copy: { title: string; hint: string; note?: string } }) {
  return (
    <div className={styles.head}>
      <h3 className={styles.title}>
        <RichText text={title} />
      </h3>
      <p className={styles.hint}>{hint}</p>
      {note && <p className={styles.note}>{note}</p>}
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
