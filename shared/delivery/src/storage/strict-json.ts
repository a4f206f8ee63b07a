/** JSON that people edit by hand: what `JSON.parse` would drop without a word is refused. */

/** Names that every object has: a field of that name would be lost on the way. */
const inherited = ['__proto__', 'constructor', 'prototype']

/** Strings, and what opens, parts and closes objects and lists; all else is numbers, words and space. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g

/**
 * @throws {SyntaxError} for what is no JSON.
 * @throws {TypeError} naming the object and the field, where a field stands twice or cannot be kept.
 */
export function parseStrictJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  assertFields(text)
  return value
}

type Level = { readonly fields: Set<string> | undefined; field: string }

/** @param text is JSON */
function assertFields(text: string): void {
  const levels: Level[] = []
  let last = ''
  for (const [found] of text.matchAll(token)) {
    const level = levels.at(-1)
    if (found === '{' || found === '[') levels.push({ fields: found === '{' ? new Set() : undefined, field: '' })
    else if (found === '}' || found === ']') levels.pop()
    else if (found === ':' && level?.fields) {
      level.field = JSON.parse(last) as string
      assertField(level.fields, levels)
    }
    last = found
  }
}

function assertField(fields: Set<string>, levels: readonly Level[]): void {
  const field = levels.at(-1)?.field ?? ''
  const path = levels.map(level => level.field || '…').join('.')
  if (inherited.includes(field)) throw new TypeError(`${path}: expected no field of this name`)
  if (fields.has(field)) throw new TypeError(`${path}: expected it once, got it twice`)
  fields.add(field)
}
