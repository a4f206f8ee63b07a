import { onceVisited } from '@site/kit/runtime'
import { useEffect } from 'react'
import { backgroundMusic } from './background-music.ts'

/** Takes up the music of the page before, once this page has loaded: it must not compete with what is seen. */
export function useResumedMusic(): void {
  useEffect(() => {
    const resume = () => void backgroundMusic.resume()
    const callOff = onceVisited(() => {
      if (document.readyState === 'complete') resume()
      else addEventListener('load', resume, { once: true })
    })
    // A page that the browser kept whole: a later one may have switched the music on.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && resume()
    addEventListener('pageshow', comeBack)
    return () => {
      callOff()
      removeEventListener('load', resume)
      removeEventListener('pageshow', comeBack)
    }
  }, [])
}
