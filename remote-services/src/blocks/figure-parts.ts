/** A statistic taken apart, so that its number can be counted up and its unit set small. */
export type FigureParts = {
  /** As written: `2,400`, `4.8`. */
  readonly figure: string
  /** What follows: `%`, `/5`, `+`, ` breaches`. */
  readonly unit: string
  readonly value: number
}

const pattern = /^(\d[\d,]*(?:\.\d+)?)(.*)$/

/** @throws {TypeError} when `text` does not begin with a number. */
export function figureParts(text: string): FigureParts {
  const [, figure, unit = ''] = pattern.exec(text) ?? []
  if (!figure) throw new TypeError(`A statistic must begin with a number such as 94% or 4.8/5, got ${JSON.stringify(text)}`)
  return { figure, unit, value: Number(figure.replaceAll(',', '')) }
}

/** `value` in the form of `figure`: as many digits, commas and decimals, so that its width never changes. */
export function inFormOf(figure: string, value: number): string {
  const decimals = figure.split('.')[1]?.length ?? 0
  const digits = [...value.toFixed(decimals).replace('.', '').padStart(figure.replace(/[.,]/g, '').length, '0')]
  return figure.replace(/\d/g, () => digits.shift() ?? '0')
}
