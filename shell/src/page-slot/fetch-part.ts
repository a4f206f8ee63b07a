import type { SectionName } from '@site/kit/contract'
import { isSectionPin, type SectionPin } from '@site/kit/contract/pin'

/**
 * The part of the pin for another release of the section, from the store.
 * @throws {Error} when it cannot be read, or is not that release's
 */
export async function fetchPart(section: SectionName, release: string): Promise<SectionPin> {
  const response = await fetch(`/_/${section}/pin-${release}.json`)
  if (!response.ok) throw new Error(`${section} ${release}: the pin answered ${response.status}`)
  const part: unknown = await response.json()
  if (!isSectionPin(part) || part.release !== release) throw new Error(`${section} ${release}: its pin is malformed`)
  return part
}
