import { describe, expect, it } from 'vitest'
import { serviceAddress, viewLabel } from './service-address.ts'

describe('The address of a service', () => {
  it('is its page', () => {
    expect(serviceAddress({ title: 'Cross-Cultural Mediation', page: '/cross-cultural-mediation' })).toBe('/cross-cultural-mediation')
  })

  it('falls back to its title, encoded, where it has no page', () => {
    expect(serviceAddress({ title: 'Rites & Rights / 50%' })).toBe('/services/Rites%20%26%20Rights%20%2F%2050%25')
  })
})

describe('The label of the link', () => {
  it.each([
    ['Racial Literacy & Anti-Racism Training', 'View Racial Literacy'],
    ['Cross-Cultural Mediation', 'View Cross-Cultural Mediation'],
  ])('of %s is %s', (title, label) => {
    expect(viewLabel(title)).toBe(label)
  })
})
