import { describe, expect, it } from 'vitest'
import { figureParts } from './figure-parts.ts'

describe('figureParts', () => {
  it.each([
    ['94%', { number: '94', unit: '%' }],
    ['4.8/5', { number: '4.8', unit: '/5' }],
    ['2,400+', { number: '2,400', unit: '+' }],
    ['0 breaches', { number: '0', unit: ' breaches' }],
  ])('takes %s apart', (text, parts) => {
    expect(figureParts(text)).toEqual(parts)
  })

  it('refuses a statistic without a number, and says which', () => {
    expect(() => figureParts('many')).toThrow('got "many"')
  })
})
