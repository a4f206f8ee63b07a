import { expect, it } from 'vitest'
import { withWholeSums } from './paper-content.ts'

it.each([
  ['Together that is £832 + £208 = £1,040, which', 'Together that is £832_+_£208_=_£1,040, which'],
  ['grows by 8 × £4 = £32. After', 'grows by 8_×_£4_=_£32. After'],
  ['aside £180 ÷ 50 = £3.60.', 'aside £180_÷_50_=_£3.60.'],
  ['18 December 1979, Article 13 (b).', '18 December 1979, Article_13_(b).'],
  ['for 26 weeks = a long time', 'for 26 weeks = a long time'],
])('keeps the sums and articles of a text on one line: %s', (text, kept) => {
  expect(withWholeSums(text).replaceAll('\u00a0', '_')).toBe(kept)
})
