/** Fields that records of several sections have. Their words complete the sentence `expected …` of `parseRecord`. */
import * as v from 'valibot'
import { areas } from '../contract/page.ts'

/** A text of a given pattern, described in `words`. */
export const text = (words: string, pattern: RegExp) => v.pipe(v.string(words), v.regex(pattern, words))

export const line = v.pipe(text('a non-empty text', /\S/), v.regex(/^\S(.*\S)?$/, 'a text in one line, without space around it'))

/** A title, of which one phrase may stand between asterisks. */
export const markedLine = v.pipe(line, v.regex(/^[^*]*(\*[^*]+\*[^*]*)?$/, 'a text with at most one phrase between asterisks'))

export const slug = text('lower-case words joined by hyphens', /^[a-z\d]+(-[a-z\d]+)*$/)
export const sitePath = text('a path of this site such as /faq', /^\/(?!\/)[^\s\\]*$/)

export const area = v.picklist(areas)

/** A list of one or more. */
export const list = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item, 'a list'), v.minLength(1, 'at least one entry'), v.readonly())

/** Where a reader may go on; `why` says what is found there. */
export const ways = list(v.strictObject({ href: sitePath, title: line, why: text('three to eight words', /^\S+( \S+){2,7}$/) }))

/** A list of `count` things, called `things` where there are more or fewer. */
export const exactly = <const S extends v.GenericSchema>(count: number, things: string, item: S) =>
  v.pipe(v.array(item, `${count} ${things}`), v.length(count, `${count} ${things}`), v.readonly())

/** A field at fault: where it stands in the record, and what the sentence says of it. */
export type Fault = { readonly at: readonly (string | number)[]; readonly expected: string; readonly got: unknown }

/** What a record's fields cannot say one by one. `find` is asked only where each of them is well-formed. */
export const rule = <T>(find: (record: T) => Fault | undefined) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fault = dataset.typed && !dataset.issues ? find(dataset.value) : undefined
    if (!fault) return
    const [first, ...rest] = fault.at.map(pathItem)
    addIssue({ message: fault.expected, input: fault.got, ...(first && { path: [first, ...rest] }) })
  })

const pathItem = (key: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
})

/** For a list of records: no two of them have the same `key`. */
export const distinct = <const K extends string, T extends readonly Readonly<Record<K, string>>[]>(key: K) =>
  rule<T>(records => {
    const values = records.map(record => record[key])
    const index = values.findIndex((value, at) => values.indexOf(value) < at)
    return index < 0 ? undefined : { at: [index, key], expected: `a value that no other ${key} has`, got: values[index] }
  })
