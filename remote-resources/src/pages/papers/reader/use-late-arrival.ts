import { type RefObject, useEffect } from 'react'

/**
 * After a client navigation the text comes later than the page: the part that the address names is brought into view when it is here.
 * @param waited whether the page was shown without the text
 */
export function useLateArrival(waited: RefObject<boolean>): void {
  useEffect(() => {
    if (!waited.current || !location.hash) return
    const named = [...document.querySelectorAll('[id]')].find(({ id }) => [id, encodeURI(id)].includes(location.hash.slice(1)))
    named?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [waited])
}
