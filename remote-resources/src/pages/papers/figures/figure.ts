/** A figure of a paper: numbers go in; a sentence, a table and a drawing come out. */
import { locale } from '@site/identity/locale'
import type { Drawing } from './drawing.ts'

export type Slider = {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** The paper's own. */
  readonly value: number
  /** What is read beside it, and said. */
  readonly say: (value: number) => string
}

export type Row = { readonly cells: readonly string[]; readonly strong?: boolean }

export type Table = { readonly columns: readonly string[]; readonly rows: readonly Row[] }

export type Worked = { readonly answer: string; readonly table: Table; readonly drawing: Drawing }

export type Figure = {
  readonly title: string
  /** Where its numbers come from, and what it does not show. */
  readonly caption: string
  readonly sliders: readonly Slider[]
  /** What the sliders say together, where one cannot exceed another. Their own values by default. */
  readonly settle?: (values: readonly number[]) => readonly number[]
  /** @param values of the sliders, in their order */
  readonly work: (values: readonly number[]) => Worked
}

const pounds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `£1,040`, `£5.50`, `−£0.05`: pence where there are any. */
export function money(value: number): string {
  const text = pounds.format(Math.abs(value)).replace(/\.00$/, '')
  return `${value < 0 ? '−' : ''}£${text}`
}

/** As it is printed in the paper: every slider at the paper's own value. */
export const asPrinted = ({ sliders, work }: Figure): Worked => work(sliders.map(({ value }) => value))

export const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`
