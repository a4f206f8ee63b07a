import back from 'icon:arrow-left'
import on from 'icon:arrow-right'
import { articles } from '@site/identity/declaration'
import type { IconProps } from '@site/kit/ui/base/icon'
import { type ComponentType, type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { soundPluck } from '../audio/pluck-sound.ts'
import { articleName, instrumentCopy as copy } from '../content/article-names.ts'
import styles from './article-hem.module.css'
import { HemThreads, hemThreads, threadCount } from './hem-threads.tsx'
import type { QuotationProps } from './quotation.tsx'
import { articlesOfPage } from './quoted-article.ts'
import { usePluckedByPointer } from './use-plucked-by-pointer.ts'
import { createVibration, type Vibration } from './vibration.ts'

/** Above as many characters an article is set smaller. */
const maxShortLength = 340

/**
 * What the frame hands to the instrument. It imports none of this: a module that several of the frame's late parts import is cut out of
 * the frame's own file, and every first page pays for that.
 */
export type ArticleInstrumentProps = {
  path: string
  /** Number of the article that the address names. */
  asked?: number | undefined
  Quotation: ComponentType<QuotationProps>
  Icon: ComponentType<IconProps>
  mayMove: () => boolean
  maySound: () => boolean
}

/** Thirty threads to pluck, each a button that shows its article. What the page rests on is lit, and shown first. */
export function ArticleInstrument({ path, asked, Quotation, Icon, mayMove, maySound }: ArticleInstrumentProps) {
  // It holds until the visitor goes to another page: that one has articles of its own.
  const [choice, setChoice] = useState<{ number: number; path: string }>()
  const chosen = choice?.path === path ? choice.number : asked
  const own = articlesOfPage()
  const shown = chosen ?? own?.[0] ?? 1

  const drawing = useRef<SVGSVGElement>(null)
  const vibration = useRef<Vibration>(undefined)
  useEffect(() => {
    if (!drawing.current) return
    vibration.current = createVibration(drawing.current)
    return () => vibration.current?.end()
  }, [])
  const pluck = (number: number): void => {
    if (maySound()) soundPluck(number)
    if (mayMove()) vibration.current?.pluck(number - 1)
  }
  const choose = (number: number): void => {
    setChoice({ number, path })
    pluck(number)
  }
  const strip = usePluckedByPointer(threadCount, pluck, number => setChoice({ number, path }))

  return (
    <>
      <div className={styles.fringe}>
        <HemThreads lit={own} shown={chosen} drawing={drawing} />
        <div className={styles.strip} role="toolbar" aria-label={copy.name} {...strip} onKeyDown={event => walk(event, shown, choose)}>
          {hemThreads.map((thread, index) => (
            <ThreadButton
              key={thread.x}
              number={index + 1}
              reach={thread.reach}
              lit={own?.includes(index + 1) ?? false}
              shown={index + 1 === shown}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      <div className={styles.steps}>
        <div className={styles.way}>
          <button type="button" className={styles.step} aria-label={copy.previous} onClick={() => choose(neighbour(shown, -1))}>
            <Icon drawing={back} />
          </button>
          <span aria-hidden="true">{articleName(shown)}</span>
          <button type="button" className={styles.step} aria-label={copy.next} onClick={() => choose(neighbour(shown, 1))}>
            <Icon drawing={on} />
          </button>
        </div>
      </div>
      {/* Another for each page: a page's own article is not said aloud. */}
      <Quotation key={path} number={shown} live className={chosen ? sizeOf(chosen) : undefined}>
        <Words number={shown} whole={chosen !== undefined} />
      </Quotation>
      <div className={styles.rests}>{own ? copy.rests(own.toSorted((a, b) => a - b)) : copy.restsOnAll}</div>
    </>
  )
}

/** After the last comes the first. */
const neighbour = (number: number, step: number): number => ((number - 1 + step + threadCount) % threadCount) + 1

const sizeOf = (number: number): string =>
  `${styles.chosen} ${`${articles[number - 1]?.join(' ')}`.length > maxShortLength ? styles.long : ''}`

/** https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
function walk(event: KeyboardEvent<HTMLElement>, shown: number, choose: (number: number) => void): void {
  const targets: Record<string, number> = { ArrowRight: neighbour(shown, 1), ArrowLeft: neighbour(shown, -1), Home: 1, End: threadCount }
  const target = targets[event.key]
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  choose(target)
  event.currentTarget.querySelectorAll('button')[target - 1]?.focus({ preventScroll: true })
}

type ThreadButtonProps = { number: number; reach: number; lit: boolean; shown: boolean; onChoose: (number: number) => void }

function ThreadButton({ number, reach, lit, shown, onChoose }: ThreadButtonProps) {
  return (
    <button
      type="button"
      id={`article-${number}`}
      className={lit ? styles.ofPage : undefined}
      aria-label={articleName(number)}
      aria-pressed={shown}
      tabIndex={shown ? 0 : -1}
      // `detail` is 0 for a click by keyboard or assistive technology; pointer clicks were handled by the strip.
      onClick={({ detail }) => detail === 0 && onChoose(number)}
      style={{ '--reach': `${reach}%` } as CSSProperties}
    >
      <span aria-hidden="true">{number}</span>
    </button>
  )
}

/** The paragraphs of an article: the first alone where a page quotes it, all where a visitor chose it. */
function Words({ number, whole }: { number: number; whole: boolean }) {
  const [first, ...others] = articles[number - 1] ?? []
  if (!whole || others.length === 0) return <p>“{first}”</p>
  return (
    <ol>
      {[first, ...others].map(paragraph => (
        <li key={paragraph}>{paragraph}</li>
      ))}
    </ol>
  )
}
