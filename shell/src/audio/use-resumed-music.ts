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
    return () => {
      callOff()
      removeEventListener('load', resume)
    }
  }, [])
}
