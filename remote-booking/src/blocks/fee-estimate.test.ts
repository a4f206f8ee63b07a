import { fees } from '@site/identity/fees'
import { describe, expect, it } from 'vitest'
import { amountOf, estimateText, linesOf, nameOf, readItems, totalOf, writeItems } from './fee-estimate.ts'

const linesIn = (items: string) => linesOf(readItems(items, fees), fees)

describe('the items of an address', () => {
  it.each(['half-day-workshop', 'half-day-workshop,one-on-one-guidance.3', ''])('%j come back as they were written', items => {
    expect(writeItems(linesIn(items))).toBe(items)
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
    expect(linesIn(items)).toEqual([])
  })

  it('take a fee for the whole once', () => {
    expect(readItems('half-day-workshop.7', fees)).toEqual({ 'half-day-workshop': 1 })
  })

  it('know a nineteenth fee by its id', () => {
    const more = [...fees, { id: 'night-walk', group: 'healing', name: 'Night Walk', amount: 90 }]
    expect(estimateText(linesOf(readItems('night-walk', more), more))).toMatch(/^Estimate of 1 fee, £90:\nNight Walk: £90\n/)
  })
})

describe('an estimate', () => {
  it('multiplies a fee by its hours, and says so', () => {
    const [line] = linesIn('one-on-one-guidance.3')
    expect(line && [nameOf(line), amountOf(line)]).toEqual(['One-on-One Guidance, 3 hours', '£450'])
  })

  it('adds fees up, and says “from” as soon as one of them does', () => {
    expect(totalOf(linesIn('half-day-workshop,initial-consultation-1-hr'))).toBe('£1,050')
    expect(totalOf(linesIn('half-day-workshop,emergency-response-consultancy.2'))).toBe('from £3,800')
  })

  it('begins a message with its fees in the order of the list', () => {
    expect(estimateText(linesIn('one-on-one-guidance.1,multi-day-training'))).toBe(
      [
        'Estimate of 2 fees, from £3,150:',
        'Multi-Day Training: from £3,000',
        'One-on-One Guidance, 1 hour: £150',
        'Indicative, excluding VAT, travel, accommodation and materials.',
      ].join('\n'),
    )
    expect(estimateText([])).toBeUndefined()
  })
})
