import type { Service } from '@site/identity/services'

/** The service that follows another in the list of all. */
export type NextService = Pick<Service, 'slug' | 'title' | 'area'> & {
  /** Its place in the list, counted from 1. */
  readonly place: number
  readonly count: number
}

/**
 * The service after the one of this slug, after the last the first.
 * @throws {RangeError} when the list has no service of this slug.
 */
export function nextService(slug: string, services: readonly Service[]): NextService {
  const place = services.findIndex(service => service.slug === slug) + 1
  const next = services[place % services.length]
  if (place === 0 || !next) throw new RangeError(`${slug}: expected the slug of a service in the list`)
  return { slug: next.slug, title: next.title, area: next.area, place: (place % services.length) + 1, count: services.length }
}
