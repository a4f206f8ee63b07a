/** What the services include: in the document, but not in what is sent with the page's code. */
import { layOut } from '@site/kit/runtime'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

type Describe = (slug: string) => ReactNode

export type LateDetails = {
  load: () => Promise<Describe>
  /** Where they are there already, as they are while prerendering. */
  ready?: Describe
}

export const lateDetails: LateDetails = {
  load: async () => (lateDetails.ready = (await import('./described-services.tsx')).describe),
}

type ShownDetails = {
  readonly place: RefObject<HTMLDivElement | null>
  readonly shown: ReactNode
  /** What the document does not have: on its way, or not to be had. */
  readonly lack: 'coming' | 'missing' | undefined
}

/**
 * The details of a service, for a place in which the document may hold them. After a client navigation it does not: they are fetched
 * once the page has loaded, or at once when the place is open, and after a failure when it is opened again.
 */
export function useLateDetails({ load, ready }: LateDetails, slug: string, open: boolean): ShownDetails {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(ready?.(slug))
  const [lack, setLack] = useState<ShownDetails['lack']>()
  useEffect(() => {
    if (!lack && place.current?.hasChildNodes()) return
    setLack('coming')
    if (open)
      load().then(
        describe => setShown(describe(slug)),
        () => setLack('missing'),
      )
    else
      void layOut()
        .then(load)
        .catch(() => undefined)
  }, [open])
  return { place, shown, lack }
}
