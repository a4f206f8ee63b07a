import { scrollPageTo } from '@site/kit/runtime'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { kitCopy } from '../kit-copy.ts'
import styles from './scroll-prompt.module.css'
import { useGivesWay } from './use-gives-way.ts'
import { usePrompt } from './use-prompt.ts'

export type ScrollPromptProps = {
  /** Words of the way down. */
  label?: string
}

const contentId = 'content'

const ways = {
  down: { address: `#${contentId}`, arrow: 'M7 1V20M2 15L7 20.5L12 15', look: styles.pill },
  // Every browser takes this for the top of the page, with or without an element of that id.
  top: { address: '#top', arrow: 'M7 21V2M2 7L7 1.5L12 7', look: `${styles.pill} ${styles.back}` },
}

/** CSS px kept between the top of the screen and the content (specification, section 9). */
const contentOffset = 100

/** Marks where the content begins, right after the hero: the prompt leads here. */
export function ContentStart() {
  return <div id={contentId} className={styles.start} tabIndex={-1} />
}

/**
 * One pill at the foot of the screen: the way down until it is taken, the way back at the page's end. Past the first
 * screen it stands in the margin, the way down as its arrow alone: it lies on no word.
 */
export function ScrollPrompt({ label = kitCopy.scrollDown }: ScrollPromptProps) {
  const slot = useRef<HTMLDivElement>(null)
  const pill = useRef<HTMLAnchorElement>(null)
  const { shown, place, goneDown, goneUp } = usePrompt(slot)
  const away = useGivesWay(pill)
  // Another place is another link, which fades in there: nothing jumps. Who stood on the one stands on the other.
  const held = slot.current?.contains(document.activeElement)
  useLayoutEffect(() => {
    if (held) pill.current?.focus({ preventScroll: true })
  })

  const goDown = (event: MouseEvent): void => {
    event.preventDefault()
    // The second click of a double click on the way back falls on the way down that took its place.
    if (event.detail > 1) return
    scrollOn()
    goneDown()
  }
  const goUp = (event: MouseEvent): void => {
    event.preventDefault()
    goneUp(scrollPageTo(0))
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const way = shown !== 'none' && ways[shown]
  const words = shown === 'top' ? kitCopy.backToTop : label
  return (
    <div ref={slot} className={styles.slot} data-place={place} data-away={away || undefined}>
      {way && (
        <a
          key={`${shown} ${place === 'margin'}`}
          ref={pill}
          className={way.look}
          href={way.address}
          aria-label={words}
          onClick={shown === 'down' ? goDown : goUp}
        >
          <span className={styles.words}>{words}</span>
          <svg className={styles.arrow} viewBox="0 0 14 22" aria-hidden="true">
            <path d={way.arrow} />
          </svg>
        </a>
      )}
    </div>
  )
}

/** To the content, or where that lies above, a screen further. */
function scrollOn(): void {
  const start = document.getElementById(contentId)
  if (!start) return
  const ahead = start.getBoundingClientRect().top - contentOffset
  scrollPageTo(window.scrollY + (ahead > 0 ? ahead : window.innerHeight - 2 * contentOffset))
  if (ahead > 0) start.focus({ preventScroll: true })
}
