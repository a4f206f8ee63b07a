import { describe, expect, it } from 'vitest'
import { figureParts, inFormOf } from './figure-parts.ts'

describe('figureParts', () => {
  it.each([
    ['94%', { figure: '94', unit: '%', value: 94 }],
    ['4.8/5', { figure: '4.8', unit: '/5', value: 4.8 }],
    ['2,400+', { figure: '2,400', unit: '+', value: 2400 }],
    ['0 breaches', { figure: '0', unit: ' breaches', value: 0 }],
  ])('takes %s apart', (text, parts) => {
    expect(figureParts(text)).toEqual(parts)
  })

  it('refuses a statistic without a number, and says which', () => {
    expect(() => figureParts('many')).toThrow('got "many"')
  })
})

describe('inFormOf', () => {
  it.each([
    ['94', 7.4, '07'],
    ['4.8', 0, '0.0'],
    ['2,400', 86, '0,086'],
    ['94', 94, '94'],
    ['2,400', 2400, '2,400'],
  ])('writes a number on its way to %s with as many places: %s is %s', (figure, value, written) => {
    expect(inFormOf(figure, value)).toBe(written)
  })
})
