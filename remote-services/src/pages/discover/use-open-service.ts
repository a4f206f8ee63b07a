import { afterFrame } from '@site/kit/runtime'
import { useCallback, useEffect, useRef, useState } from 'react'

const parameter = 'service'

/** In the state of a history entry that was made by opening a service: going back leaves it. */
const mark = 'serviceOpened'

const serviceInAddress = (): string | null => new URLSearchParams(location.search).get(parameter)

/** The address of this page with a service open, or with none. */
function addressWith(slug: string | undefined): URL {
  const address = new URL(location.href)
  if (slug === undefined) address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, slug)
  address.hash = ''
  return address
}

export type OpenService = {
  /** False on the server and in the first client render. */
  readonly live: boolean
  readonly slug: string | undefined
  /** Both are the same functions for as long as the page is shown. */
  readonly open: (slug: string) => void
  readonly close: () => void
}

/**
 * Which service's detail is open. The address says it (`?service=<slug>`), so that it can be linked, and an
 * opened one is an entry of the history, so that Back closes it. The entry keeps the state that the shell's
 * router gave the page: to the router nothing has happened.
 * @param known slugs of services that have details; others are ignored
 */
export function useOpenService(known: readonly string[]): OpenService {
  const [live, setLive] = useState(false)
  const [slug, setSlug] = useState<string>()
  /** The way back has been asked for and has not come yet: who closes again, as the detail shrinks, would leave the page. */
  const closing = useRef(false)

  // `known` is the same for as long as the page is shown.
  const follow = useCallback(() => {
    closing.current = false
    setSlug(known.find(each => each === serviceInAddress()))
  }, [])
  useEffect(() => {
    setLive(true)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])

  const open = useCallback(
    (wanted: string) => {
      if (!known.includes(wanted) || wanted === serviceInAddress()) return
      history.pushState({ ...history.state, [mark]: true }, '', addressWith(wanted))
      void afterFrame().then(follow) // the button shows the press first: for a dialog all of the page behind it is styled anew
    },
    [follow],
  )
  const close = useCallback(() => {
    if (serviceInAddress() === null || closing.current) return
    setSlug(undefined)
    closing.current = history.state?.[mark] === true
    if (closing.current) history.back()
    else history.replaceState(history.state, '', addressWith(undefined))
  }, [])
  return { live, slug, open, close }
}
