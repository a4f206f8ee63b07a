/** Writing values into HTML. */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, character => entities[character] ?? character)

/** JSON that can stand inside a `<script>`: no `</script>` and no `<!--` can appear. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** A start tag. `true` writes the bare attribute; `false` and undefined leave it out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return []
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`]
  })
  return `<${name}${written.join('')}>`
}
