/** A statistic taken apart, so that its unit can be set small. */
export type FigureParts = {
  /** As written: `2,400`, `4.8`. */
  readonly number: string
  /** What follows: `%`, `/5`, `+`, ` breaches`. */
  readonly unit: string
}

const pattern = /^(\d[\d,]*(?:\.\d+)?)(.*)$/

/** @throws {TypeError} when `text` does not begin with a number. */
export function figureParts(text: string): FigureParts {
  const [, number, unit = ''] = pattern.exec(text) ?? []
  if (!number) throw new TypeError(`A statistic must begin with a number such as 94% or 4.8/5, got ${JSON.stringify(text)}`)
  return { number, unit }
}
