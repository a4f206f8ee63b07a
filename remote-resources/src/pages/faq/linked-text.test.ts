import { expect, it } from 'vitest'
import { linkedSegments, plainText } from './linked-text.ts'

const text = 'Write through [the form](/consultation#booking), or see [the fees](/fees).'

it('divides a text at its links, and knows where each begins in the words alone', () => {
  expect(linkedSegments(text)).toEqual([
    { text: 'Write through ', at: 0 },
    { text: 'the form', at: 14, href: '/consultation#booking' },
    { text: ', or see ', at: 22 },
    { text: 'the fees', at: 31, href: '/fees' },
    { text: '.', at: 39 },
  ])
  expect(plainText(text)).toBe('Write through the form, or see the fees.')
})

it.each(['No link [here].', 'Nor (/here).', '[Elsewhere](https://example.org)'])('leaves %j as it is', plain => {
  expect(linkedSegments(plain)).toEqual([{ text: plain, at: 0 }])
})
