import text from '@site/kit/ui/base/text.module.css'
import { useEffect, useState } from 'react'
import { type Drawing, drawingWidth, point } from './drawing.ts'
import type { Slider, Table } from './figure.ts'
import { figures } from './figures.ts'
import styles from './paper-figure.module.css'

export type WorkedFigureProps = {
  id: string
  /** The class of its sliders, whose style comes with the page. */
  range: string | undefined
}

/** A figure that can be worked: the drawing, its sliders, what follows from them in a sentence, and the table with the same numbers. */
export function WorkedFigure({ id, range }: WorkedFigureProps) {
  const figure = figures[id]
  const printed = figure?.sliders.map(({ value }) => value) ?? []
  const [values, setValues] = useState(printed)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!figure) return null
  const { answer, table, drawing } = figure.work(values)
  const set = (place: number, value: number) => {
    const next = values.map((old, index) => (index === place ? value : old))
    setValues([...(figure.settle?.(next) ?? next)])
  }
  const fieldOf = ({ name }: Slider) => `figure-${id}-${name}`
  return (
    <figure id={`figure-${id}`} className={`${styles.figure} ${text.num}`} aria-labelledby={`figure-${id}-title`}>
      <figcaption>
        <p id={`figure-${id}-title`} className={styles.title}>
          <span className={styles.number}>Figure {Object.keys(figures).indexOf(id) + 1}</span> {figure.title}
        </p>
        <p className={styles.caption}>{figure.caption}</p>
      </figcaption>
      <div className={styles.work}>
        <Drawn drawing={drawing} name={`${figure.title}, drawn: the numbers are in the table below`} />
        <fieldset className={styles.controls} disabled={!live}>
          <legend className={text.spoken}>Work the figure: {figure.title}</legend>
          {figure.sliders.map((slider, index) => (
            <Field
              key={slider.name}
              range={range}
              id={fieldOf(slider)}
              slider={slider}
              value={values[index] ?? slider.value}
              set={to => set(index, to)}
            />
          ))}
          <button type="button" className={styles.reset} onClick={() => setValues(printed)}>
            Reset to the paper’s figures
          </button>
        </fieldset>
        <div className={styles.answer}>
          <p className={styles.sentence} aria-live="polite">
            {answer}
          </p>
        </div>
      </div>
      <Numbers table={table} name={figure.title} />
    </figure>
  )
}

type FieldProps = { id: string; range: string | undefined; slider: Slider; value: number; set: (value: number) => void }

function Field({ id, range, slider: { label, min, max, step, say }, value, set }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value} aria-hidden="true">
        {say(value)}
      </span>
      <input
        id={id}
        className={`${range} ${styles.slider}`}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={event => set(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

function Drawn({ drawing, name }: { drawing: Drawing; name: string }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${drawingWidth} ${drawing.height}`} role="img" aria-label={name}>
      {drawing.strokes.map(({ d, tone, width, dashed }, index) => (
        <path key={index} d={d} className={styles[tone]} strokeWidth={width} strokeDasharray={dashed ? '4 3' : undefined} />
      ))}
      {drawing.words.map(({ text: words, x, y, anchor }, index) => (
        <text key={index} x={point(x)} y={point(y)} textAnchor={anchor}>
          {words}
        </text>
      ))}
    </svg>
  )
}

function Numbers({ table: { columns, rows }, name }: { table: Table; name: string }) {
  return (
    <table className={styles.table}>
      <caption className={text.spoken}>{name}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [head = '', ...cells], strong }) => (
          <tr key={head} className={strong ? styles.strong : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
