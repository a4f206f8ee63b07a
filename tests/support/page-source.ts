/** What a document says before any script, read from its markup. */

export type PageSource = {
  readonly heading: string
  /** Path that the page names as its own; undefined where it names none. */
  readonly canonical: string | undefined
  readonly robots: string | undefined
}

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export function readSource(html: string): PageSource {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return {
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    canonical: canonical && new URL(canonical).pathname,
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
  }
}
