import { describe, expect, it } from 'vitest'
import { readServiceDescription } from './service-description.ts'

describe('A service description', () => {
  it('is a lead sentence, and after "Key Features" names with their explanations', () => {
    expect(readServiceDescription('We listen.\nKey Features\nFirst: It is quiet.\nSecond: At 10:30, always.')).toEqual({
      lead: 'We listen.',
      features: [
        { name: 'First', explanation: 'It is quiet.' },
        { name: 'Second', explanation: 'At 10:30, always.' },
      ],
    })
  })

  it('may have empty lines, space around its lines, and a colon after the heading', () => {
    expect(readServiceDescription('  We listen.  \n\n Key Features: \n\n First : Quiet. \n')).toEqual({
      lead: 'We listen.',
      features: [{ name: 'First', explanation: 'Quiet.' }],
    })
  })

  it('may have no features, no lead, or nothing at all', () => {
    expect(readServiceDescription('We listen.')).toEqual({ lead: 'We listen.', features: [] })
    expect(readServiceDescription('Key Features\nFirst: Quiet.').lead).toBeUndefined()
    expect(readServiceDescription('')).toEqual({ features: [] })
  })
})
