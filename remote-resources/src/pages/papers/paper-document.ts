/**
 * The white paper document (specification, section 3) and its parser. Within a text a blank line
 * divides paragraphs; a paragraph that begins with `> ` is a quotation, whose last line may name its
 * source after `— `; one that begins with `[^1]: ` is a note, which `[^1]` in any text refers to; one that is
 * `[figure: purse]` stands for a figure of `figures/`; one that is an equation may have powers, written
 * `(1 + X)^(1/52)`. There is no other markup.
 */
export type PaperPart = { readonly heading: string; readonly content: string }

export type PaperSection = PaperPart & {
  /** By title, in the order of the file; titles may carry a number, which is not shown. */
  readonly subsections: Readonly<Record<string, string | PaperPart>>
}

export type WhitePaper = {
  readonly metadata: { readonly title: string; readonly version: string; readonly date: string }
  readonly executiveSummary: {
    readonly heading: string
    readonly summaryPoints: {
      readonly overview: string
      readonly keyInnovations: readonly { readonly heading: string; readonly text: string }[]
      readonly conclusion: string
    }
  }
  readonly contents: readonly string[]
  readonly sections: Readonly<Record<string, PaperSection>>
}

/**
 * Checks a document by hand: the reader does so in the browser, which gets no schema library.
 * @throws {TypeError} naming the field, what was expected there and what came.
 */
export function parseWhitePaper(input: unknown): WhitePaper {
  const { metadata, executiveSummary, contents, sections } = record(input, 'the document')
  const { title, version, date } = record(metadata, 'metadata')
  return {
    metadata: { title: text(title, 'metadata.title'), version: text(version, 'metadata.version'), date: text(date, 'metadata.date') },
    executiveSummary: parseSummary(executiveSummary),
    contents: list(contents, 'contents').map((line, index) => text(line, `contents[${index}]`)),
    sections: parseMap(sections, 'sections', parseSection),
  }
}

function parseSummary(input: unknown): WhitePaper['executiveSummary'] {
  const at = 'executiveSummary.summaryPoints'
  const { heading, summaryPoints } = record(input, 'executiveSummary')
  const { overview, keyInnovations, conclusion } = record(summaryPoints, at)
  const innovations = list(keyInnovations, `${at}.keyInnovations`).map((entry, index) => {
    const where = `${at}.keyInnovations[${index}]`
    const innovation = record(entry, where)
    return { heading: text(innovation.heading, `${where}.heading`), text: text(innovation.text, `${where}.text`) }
  })
  return {
    heading: text(heading, 'executiveSummary.heading'),
    summaryPoints: {
      overview: text(overview, `${at}.overview`),
      keyInnovations: innovations,
      conclusion: text(conclusion, `${at}.conclusion`),
    },
  }
}

function parseSection(input: unknown, at: string): PaperSection {
  const { subsections = {} } = record(input, at)
  const parseSubsection = (value: unknown, where: string) => (typeof value === 'string' ? value : parsePart(value, where))
  return { ...parsePart(input, at), subsections: parseMap(subsections, `${at}.subsections`, parseSubsection) }
}

function parsePart(input: unknown, at: string): PaperPart {
  const { heading, content } = record(input, at)
  return { heading: text(heading, `${at}.heading`), content: text(content, `${at}.content`) }
}

const parseMap = <T>(input: unknown, at: string, parse: (value: unknown, at: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record(input, at)).map(([key, value]) => [key, parse(value, `${at}[${JSON.stringify(key)}]`)]))

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw wrong(at, 'a text', value)
  return value
}

function list(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw wrong(at, 'a list', value)
  return value
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(at, 'an object', value)
  return value as Record<string, unknown>
}

const wrong = (at: string, expected: string, value: unknown): TypeError =>
  new TypeError(`White paper: ${at}: expected ${expected}, got ${value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40)}`)
