import { afterLoad, onceInView } from '@site/kit/runtime'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

export type LatePartProps<Code> = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  load: () => Promise<Code>
  /** The part, which suspends until its code is here. */
  children: (code: Promise<Code>) => ReactNode
  /** Selector of what the part has wherever it was rendered. */
  rendered: string
  /** Said in its place where it was not, and its code cannot be had. */
  failed: string
  /** Classes `reserved`, for the place of what is still to come, and `missing`. */
  styles: Readonly<Record<string, string>>
}

/**
 * A part far down a page. Its markup is prerendered whole and stays as it is until it is a screen away, or a key was pressed: only then is
 * its code fetched, and React hydrates the boundary. After a client navigation there is no markup, and the place says what cannot be had.
 */
export function LatePart<Code>({ load, children, rendered, failed, styles, ...frame }: LatePartProps<Code>) {
  const place = useRef<HTMLDivElement>(null)
  const [code] = useState(() => promised<Code>())
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const fail = () => setMissing(place.current?.querySelector(rendered) === null)
    const fetchNow = () => load().then(code.resolve, fail)
    const observer = onceInView('100% 0px', fetchNow)
    // Earlier the page is not laid out whole, and all of it seems near.
    afterLoad().then(() => place.current && observer.observe(place.current))
    // Closed controls take no focus: who goes by keyboard has them open before they come to them.
    addEventListener('keydown', fetchNow, { once: true })
    return () => {
      observer.disconnect()
      removeEventListener('keydown', fetchNow)
    }
  }, [load, rendered, code])
  const notFetched = (
    <div role="alert" className={styles.missing}>
      <p>{failed}</p>
      <Button look="line" size="small" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>
  )
  return (
    <div ref={place} {...frame}>
      <Suspense fallback={missing ? notFetched : <div className={styles.reserved} />}>{children(code.promise)}</Suspense>
    </div>
  )
}

function promised<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
