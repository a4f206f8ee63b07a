import { layOut, motionAllowed } from '@site/kit/runtime'
import { type RefObject, useEffect } from 'react'

/**
 * Draws `thread` along as an article is read: nothing of it before the article's top has reached the screen's, all of it
 * when the end is on the screen, and nothing once the article has left.
 * @param articleId of the element, which may be hydrated later than the thread: a ref to it would be empty until then
 * @param steps that it is drawn in where motion is not wanted
 */
export function useReadingProgress(thread: RefObject<HTMLElement | null>, articleId: string, steps: number): void {
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      const article = document.getElementById(articleId)
      if (!article || !thread.current) return
      const { top, height, bottom } = article.getBoundingClientRect()
      const read = bottom < 0 ? 0 : Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))
      thread.current.style.transform = `scaleX(${motionAllowed() ? read : Math.floor(read * steps) / steps})`
    }
    const request = () => {
      frame ||= requestAnimationFrame(draw)
    }
    layOut().then(request)
    addEventListener('scroll', request, { passive: true })
    addEventListener('resize', request)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', request)
      removeEventListener('resize', request)
    }
  }, [thread, articleId, steps])
}
