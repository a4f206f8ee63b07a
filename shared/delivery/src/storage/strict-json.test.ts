// @vitest-environment node
import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

test.each(['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', '[]', '""', '{"a":"{\\"b\\":1,\\"b\\":2}"}', ' { "a" : [ 1 , "a" ] , "b" : "a" } '])(
  '%s is what JSON.parse makes of it',
  text => {
    expect(parseStrictJson(text)).toEqual(JSON.parse(text))
  },
)

test.each([
  ['{"a":1,"a":1}', 'a: expected it once, got it twice'],
  ['{"a":1,"\\u0061":2}', 'a: expected it once, got it twice'],
  ['{"a":{"b":1,"c":{},"b":2}}', 'a.b: expected it once, got it twice'],
  ['{"a":[0,{"b":1,"b":2}]}', 'a.….b: expected it once, got it twice'],
  ['{"a":{"__proto__":1}}', 'a.__proto__: expected no field of this name'],
  ['{"constructor":1}', 'constructor: expected no field of this name'],
])('%s is refused: %s', (text, reason) => {
  expect(() => parseStrictJson(text)).toThrow(new TypeError(reason))
})

test('what is no JSON is a syntax error', () => {
  expect(() => parseStrictJson('{"a":1,}')).toThrow(SyntaxError)
})
