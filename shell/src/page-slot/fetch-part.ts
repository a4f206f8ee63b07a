import type { SectionName } from '@site/kit/contract'
import { type Integrity, isSectionPin, type SectionPin } from '@site/kit/contract/pin'
import { singleFlight } from './single-flight.ts'

/**
 * The part of the pin for a release of the section, from the store.
 * @param integrity of the document's own releases it is known
 * @throws {Error} when it cannot be read, was altered, or is not that release's
 */
export async function fetchPart(section: SectionName, release: string, integrity = ''): Promise<SectionPin> {
  const response = await fetch(`/_/${section}/pin-${release}.json`, { integrity })
  if (!response.ok) throw new Error(`${section} ${release}: the pin answered ${response.status}`)
  const part: unknown = await response.json()
  if (!isSectionPin(part) || part.release !== release) throw new Error(`${section} ${release}: its pin is malformed`)
  return part
}

const fetched = new Map<string, Promise<Integrity>>()

/**
 * The hashes of a release's files: its part's own, or from the store, once.
 * @throws {Error} when they cannot be read
 */
export function integrityOf(section: SectionName, { release, integrity, hashes }: SectionPin): Promise<Integrity> {
  if (integrity) return Promise.resolve(integrity)
  return singleFlight(fetched, release, async () => (await fetchPart(section, release, hashes)).integrity ?? {})
}
