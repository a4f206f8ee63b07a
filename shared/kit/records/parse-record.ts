/** Checks what people write and hand in: one sentence for all of it, that names file, field, what was expected and what came. */
import * as v from 'valibot'

/** Longest excerpt of a wrong value in the message, characters. */
const excerptLength = 80

/**
 * Checks a record. Sections do so while they prerender only, behind `import.meta.env.SSR`, so that
 * browsers get neither the schemas nor their library.
 * @param file where the record stands, for the message
 * @param whole what the message calls the record where no field of it is to blame
 * @throws {TypeError} `<file>: <dot.path>: expected <what>, got <what came>`
 */
export function parseRecord<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  file: string,
  whole = 'the record',
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issue = result.issues[0]
  const { expected, received } = keyIssue(schema, issue) ?? { expected: wording(issue), received: issue.received }
  throw new TypeError(`${file}: ${v.getDotPath(issue) ?? whole}: expected ${expected}, got ${excerpt(received)}`)
}

type Issue = v.BaseIssue<unknown>

/** The schema's own words where it has some, or else the library's, which are `Invalid …: Expected … but received …`. */
const wording = ({ message, expected }: Issue): string => (message.startsWith('Invalid ') && expected ? expected : message)

function excerpt(received: string): string {
  if (received === 'undefined') return 'nothing'
  return received.length > excerptLength ? `${received.slice(0, excerptLength)}…` : received
}

/** A field too many or too few. The library does not say what should stand in a missing one: its own schema is asked. */
function keyIssue(schema: v.GenericSchema, issue: Issue): { expected: string; received: string } | undefined {
  const path = issue.path ?? []
  const last = path.at(-1)
  if (last?.origin !== 'key' || !issue.type.endsWith('object')) return undefined
  if (issue.expected === 'never') return { expected: 'no field of this name', received: JSON.stringify(last.value) ?? 'undefined' }
  const field = schemaAt(schema, path)
  const [missing] = (field && v.safeParse(field, undefined).issues) ?? []
  return { expected: missing ? wording(missing) : 'a value', received: 'undefined' }
}

/** What schemas that hold others are made of, whichever they are. */
type Container = {
  readonly entries?: Readonly<Record<string, Container>>
  readonly item?: Container
  readonly value?: Container
  readonly wrapped?: Container
  readonly getter?: (input: unknown) => Container
}

/** The schema of the field at `path`, as far as objects, lists, maps and what wraps them lead there. */
function schemaAt(schema: v.GenericSchema, path: readonly v.IssuePathItem[]): v.GenericSchema | undefined {
  let found = schema as Container | undefined
  for (const { key, input } of path) {
    const { entries, item, value }: Container = found?.getter?.(input) ?? found?.wrapped ?? found ?? {}
    found = entries?.[String(key)] ?? item ?? value
  }
  return found as v.GenericSchema | undefined
}
