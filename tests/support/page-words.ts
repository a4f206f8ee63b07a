/** The words and the addresses of a prerendered page, as somebody reads them before any script. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Text as a browser reads it: entities become what they stand for. */
export const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** What stands between frame and footer: the section's own page. */
export const mainOf = (html: string): string => /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? ''

const inline = /<\/?(?:a|b|em|i|span|strong|br|abbr|cite|q|mark|time)\b[^>]*>/g

/** The words of the page's elements, one text an element, in its order. */
export const wordsOf = (html: string): string[] =>
  mainOf(html)
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(inline, match => (match.startsWith('<br') ? ' ' : ''))
    .split(/<[^>]+>/)
    .map(text => decoded(text).replace(/\s+/g, ' '))

/** Sentences of the page, in its order: of its elements, cut where a sentence ends. */
export const sentencesOf = (html: string): string[] =>
  wordsOf(html)
    .flatMap(text => text.split(/(?<=[.!?][”"’]?) (?=[“"A-Z])/))
    .map(sentence => sentence.replace(/[“”"]/g, '').trim())
    .filter(sentence => sentence !== '')

export const wordsIn = (sentence: string): number => sentence.split(' ').length

/** Addresses on this site that the page's elements name in `attribute`, decoded from the markup. */
export const addressesOf = (html: string, attribute: 'href' | 'src'): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))]
    .map(([, value = '']) => decoded(value))
    .filter(value => value.startsWith('/') || value.startsWith('#') || value.startsWith('?'))
