import { services } from '@site/identity/services'
import { describe, expect, it } from 'vitest'
import { nextService } from './next-service.ts'

describe('The next service', () => {
  it('leads from each through all of them and back, once', () => {
    const first = services[0]!.slug
    const way = [first]
    while (way.length <= services.length) way.push(nextService(way.at(-1)!, services).slug)
    expect(way.at(-1)).toBe(first)
    expect(new Set(way).size).toBe(services.length)
  })

  it('is the first again after the last, and says so by its place', () => {
    const count = services.length
    const { slug, title, area } = services[0]!
    expect(nextService(services.at(-1)!.slug, services)).toEqual({ slug, title, area, place: 1, count })
    expect(nextService(services[0]!.slug, services)).toMatchObject({ place: 2, count })
  })

  it('refuses a service that is not in the list', () => {
    expect(() => nextService('silence', services)).toThrow('silence: expected the slug of a service in the list')
  })
})
