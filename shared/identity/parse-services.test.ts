import { describe, expect, it } from 'vitest'
import { services } from './content/services.ts'
import { parseServices } from './parse-services.ts'

const [first, second, ...rest] = services

const refusal = (list: unknown): string => {
  try {
    parseServices(list)
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

describe('The list of services', () => {
  it('is plain data: it comes through JSON unchanged', () => {
    expect(parseServices(JSON.parse(JSON.stringify(services)))).toEqual(services)
  })

  it.each([
    ['two services of one address', [first, { ...second, slug: first!.slug }, ...rest], '1.slug: expected a value that no other slug has'],
    ['two services of one title', [first, { ...second, title: first!.title }], '1.title: expected a value that no other title has'],
    ['an address that is none', [{ ...first, slug: 'Human rights' }], '0.slug: expected lower-case words joined by hyphens'],
    ['an area there is not', [{ ...first, area: 'money' }], '0.area: expected ('],
    ['a service without a title for its card', [{ ...first, cardTitle: undefined }], '0.cardTitle: expected a non-empty text'],
  ])('refuses %s, naming file and field', (_, list, message) => {
    expect(refusal(list)).toContain(`shared/identity/content/services.ts: ${message}`)
  })
})
