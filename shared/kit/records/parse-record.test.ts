import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseRecord } from './parse-record.ts'
import { distinct, exactly, line, list, markedLine, rule, sitePath, slug } from './record-fields.ts'

const amount = v.pipe(v.number(), v.integer('a whole number'))
const thing = v.strictObject({ name: line, amount, note: v.exactOptional(v.strictObject({ text: line })) })
const schema = v.strictObject({
  title: markedLine,
  things: v.pipe(exactly(2, 'things', thing), distinct('name')),
  ways: v.record(slug, sitePath),
  kind: v.picklist(['a', 'b']),
})
const record = {
  title: 'A *fine* title',
  things: [
    { name: 'One', amount: 1 },
    { name: 'Two', amount: 2, note: { text: 'More' } },
  ],
  ways: { home: '/', 'the-form': '/consultation?topic=a#booking' },
  kind: 'a',
} as const satisfies v.InferOutput<typeof schema>

/** What is said of the record when `fields` take the place of its own. */
function refusal(fields: object): string {
  try {
    parseRecord(schema, { ...record, ...fields }, 'src/x.ts')
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

describe('parseRecord', () => {
  it('returns a record that is well-formed', () => {
    expect(parseRecord(schema, record, 'src/x.ts')).toEqual(record)
  })

  const [one, two] = record.things
  it.each<[string, object, string]>([
    ['a text of another type', { title: 3 }, 'title: expected a non-empty text, got 3'],
    ['an empty text', { title: ' ' }, 'title: expected a non-empty text, got " "'],
    ['space around a text', { title: 'A ' }, 'title: expected a text in one line, without space around it, got "A "'],
    ['two marked phrases', { title: '*a* *b*' }, 'title: expected a text with at most one phrase between asterisks, got "*a* *b*"'],
    ['a missing field', { things: [one, { name: 'Two' }] }, 'things.1.amount: expected number, got nothing'],
    [
      'a missing field of an optional one',
      { things: [one, { ...two, note: {} }] },
      'things.1.note.text: expected a non-empty text, got nothing',
    ],
    ['a wrong number', { things: [one, { ...two, amount: 1.5 }] }, 'things.1.amount: expected a whole number, got 1.5'],
    ['a field nobody reads', { things: [one, { ...two, colour: 'red' }] }, 'things.1.colour: expected no field of this name, got "red"'],
    ['too few', { things: [one] }, 'things: expected 2 things, got 1'],
    ['no list', { things: 'many' }, 'things: expected 2 things, got "many"'],
    ['the same name twice', { things: [one, one] }, 'things.1.name: expected a value that no other name has, got "One"'],
    ['a malformed key', { ways: { 'The form': '/' } }, 'ways.The form: expected lower-case words joined by hyphens, got "The form"'],
    ['a path of another site', { ways: { home: '//x' } }, 'ways.home: expected a path of this site such as /faq, got "//x"'],
    ['a value that is not listed', { kind: 'c' }, 'kind: expected ("a" | "b"), got "c"'],
    ['a long text, cut', { kind: 'c'.repeat(99) }, `kind: expected ("a" | "b"), got "${'c'.repeat(79)}…`],
  ])('refuses %s', (_, fields, message) => {
    expect(refusal(fields)).toBe(`TypeError: src/x.ts: ${message}`)
  })

  it('names the whole where no field is to blame', () => {
    const unequal = v.pipe(
      list(v.number()),
      rule(([first]) => (first === 0 ? undefined : { at: [], expected: 'a list that starts with 0', got: first })),
    )
    expect(() => parseRecord(unequal, [], 'a.json', 'the file')).toThrow('a.json: the file: expected at least one entry, got 0')
    expect(() => parseRecord(unequal, [1], 'a.json')).toThrow('a.json: the record: expected a list that starts with 0, got 1')
    expect(() => parseRecord(unequal, undefined, 'a.json')).toThrow('a.json: the record: expected a list, got nothing')
  })

  it('asks what is chosen by the input for the words of a field that is missing', () => {
    const chosen = v.array(v.lazy(input => (Array.isArray(input) ? v.array(line) : v.strictObject({ name: line }))))
    expect(() => parseRecord(chosen, [['a'], {}], 'a.json')).toThrow('a.json: 1.name: expected a non-empty text, got nothing')
  })
})
