import { describe, expect, it } from 'vitest'
import { feeGroups } from '../pages/fees/fees.ts'
import { amountOf, estimateWords, feeId, linesOf, readItems, totalOf, wordsOf, writeItems } from './fee-estimate.ts'

describe('the items of an address', () => {
  it.each(['half-day-workshop', 'half-day-workshop,one-on-one-guidance.3', ''])('%j come back as they were written', items => {
    expect(writeItems(readItems(items))).toBe(items)
  })

  it.each([
    'nothing-of-this-list',
    'constructor',
    '__proto__.2',
    'one-on-one-guidance.0',
    'one-on-one-guidance.25',
    'one-on-one-guidance.1e9',
    'one-on-one-guidance.-3',
    'one-on-one-guidance.x',
  ])('%s choose nothing', items => {
    expect(linesOf(readItems(items))).toEqual([])
  })

  it('take a fee for the whole once', () => {
    expect(readItems('half-day-workshop.7')).toEqual({ 'half-day-workshop': 1 })
  })

  it('name every fee of the list apart', () => {
    expect(new Set(feeGroups.flatMap(({ fees }) => fees.map(feeId)))).toHaveProperty('size', 18)
  })
})

describe('an estimate', () => {
  it('multiplies a fee by its hours, and says so', () => {
    const [line] = linesOf(readItems('one-on-one-guidance.3'))
    expect(line && [wordsOf(line), amountOf(line)]).toEqual(['One-on-One Guidance, 3 hours', '£450'])
  })

  it('adds fees up, and says “from” as soon as one of them does', () => {
    expect(totalOf(linesOf(readItems('half-day-workshop,initial-consultation-1-hr')))).toBe('£1,050')
    expect(totalOf(linesOf(readItems('half-day-workshop,emergency-response-consultancy.2')))).toBe('from £3,800')
  })

  it('begins a message with its fees in the order of the list', () => {
    expect(estimateWords(readItems('one-on-one-guidance.1,multi-day-training'))).toBe(
      [
        'Estimate of 2 fees, from £3,150:',
        'Multi-Day Training: from £3,000',
        'One-on-One Guidance, 1 hour: £150',
        'Indicative, excluding VAT, travel, accommodation and materials.',
      ].join('\n'),
    )
    expect(estimateWords({})).toBeUndefined()
  })
})
