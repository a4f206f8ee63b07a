import { fees } from '@site/identity/fees'
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  estimateText,
  linesOf,
  linesOfText,
  nameOf,
  readItems,
  summaryOf,
  totalsOf,
  totalText,
  writeItems,
} from './fee-estimate.ts'

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
    expect(estimateText(linesOf(readItems('night-walk', more), more))).toMatch(/^Estimate of 1 fee: £90 once:\nNight Walk: £90\n/)
  })
})

describe('an estimate', () => {
  it('multiplies a fee by its hours, and says so', () => {
    const [line] = linesIn('one-on-one-guidance.3')
    expect(line && [nameOf(line), amountOf(line)]).toEqual(['One-on-One Guidance, 3 hours', '£450'])
  })

  const totals = (items: string) => totalsOf(linesIn(items)).map(totalText)

  it('adds fees up, and says “from” as soon as one of them does', () => {
    expect(totals('half-day-workshop,initial-consultation-1-hr')).toEqual(['£1,050 once'])
    expect(totals('half-day-workshop,panel-appearance')).toEqual(['from £1,400 once'])
  })

  it('keeps apart what is paid once, each month, each quarter, by the day and by the hour', () => {
    const all =
      'half-day-workshop,ongoing-monthly-retainer,ongoing-data-monitoring,quarterly-advisory-retainer,emergency-response-consultancy.2,one-on-one-guidance.3'
    expect(totals(all)).toEqual([
      '£800 once',
      'from £2,800 per month',
      'from £3,500 per quarter',
      'from £3,000 for 2 days',
      '£450 for 3 hours',
    ])
    expect(summaryOf(linesIn('panel-appearance,ongoing-data-monitoring'))).toBe('2 fees: from £600 once, £800 per month')
  })

  it('says of a line how often it is paid', () => {
    expect(linesIn('ongoing-monthly-retainer,quarterly-advisory-retainer,ongoing-data-monitoring').map(amountOf)).toEqual([
      'from £2,000 per month',
      '£800 per month',
      'from £3,500 per quarter',
    ])
  })

  it('begins a message with its fees in the order of the list', () => {
    expect(estimateText(linesIn('one-on-one-guidance.1,multi-day-training'))).toBe(
      [
        'Estimate of 2 fees: from £3,000 once, £150 for 1 hour:',
        'Multi-Day Training: from £3,000',
        'One-on-One Guidance, 1 hour: £150',
        'Indicative, excluding VAT, travel, accommodation and materials.',
      ].join('\n'),
    )
    expect(estimateText([])).toBeUndefined()
  })

  it('is read back from the message that begins with it', () => {
    const lines = linesIn(fees.map(({ id, per }) => (per === 'hour' ? `${id}.3` : id)).join(','))
    expect(linesOfText(estimateText(lines) ?? '', fees)).toEqual(lines)
    expect(linesOfText('Human rights', fees)).toEqual([])
  })
})
