export type RichTextProps = {
  /** One phrase may stand between asterisks: `Racial literacy and *anti-racism* training`. */
  text: string
}

const marked = /^([^*]*)\*([^*]+)\*([^*]*)$/

/** A title as a record holds it: the phrase between asterisks is set in italics. */
export function RichText({ text }: RichTextProps) {
  const parts = marked.exec(text)
  if (!parts) return text
  const [, before, phrase, after] = parts
  return (
    <>
      {before}
      <em>{phrase}</em>
      {after}
    </>
  )
}

/** The same words without the marks, for a document's title or an attribute. */
export function plainText(text: string): string {
  return text.replace(marked, '$1$2$3')
}
