import { articles } from '@site/identity/declaration'
import { Icon } from '@site/kit/ui/base/icon'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soundPluck } from '../audio/pluck-sound.ts'
import { articleNames } from '../content/article-names.ts'
import { ArticleInstrument } from './article-instrument.tsx'
import { Quotation } from './quotation.tsx'

vi.mock('../audio/pluck-sound.ts', () => ({ soundPluck: vi.fn() }))

const mayMove = vi.fn(() => true)
const maySound = vi.fn(() => false)

const on = (path: string) => <ArticleInstrument path={path} Quotation={Quotation} Icon={Icon} mayMove={mayMove} maySound={maySound} />
const open = () => render(on('/data-driven-research'))

let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  document.documentElement.dataset.articles = '19 12'
  mayMove.mockReturnValue(true)
  maySound.mockReturnValue(false)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.articles
})

const thread = (number: number) => screen.getByRole('button', { name: `Article ${number}, ${articleNames[number - 1]}` })
const shown = () => screen.getAllByRole('button', { pressed: true }).map(button => button.getAttribute('aria-label'))
const quoted = () => document.querySelector('blockquote')?.textContent
const strip = () => screen.getByRole('toolbar', { name: 'The thirty articles, as threads' })

describe('the instrument', () => {
  it('has a button for each of the thirty articles, one of them a tab stop', () => {
    open()
    const buttons = within(strip()).getAllByRole('button')
    expect(buttons).toHaveLength(30)
    expect(new Set(articleNames).size).toBe(30)
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([thread(19)])
  })

  it('shows the first article that the page rests on, and says them all', () => {
    open()
    expect(shown()).toEqual(['Article 19, expression'])
    expect(quoted()).toBe(`“${articles[18]?.[0]}”`)
    expect(screen.getByText('Thirty threads, an article each: pluck one to read it. This page rests on 12 and 19.')).toBeTruthy()
  })

  it('on a page that names none shows Article 1, with all thirty lit', () => {
    delete document.documentElement.dataset.articles
    open()
    expect(shown()).toEqual(['Article 1, dignity'])
    expect(screen.getByText('Thirty threads, an article each: pluck one to read it.')).toBeTruthy()
  })

  it.each([
    ['ArrowRight', 'Article 20, assembly'],
    ['ArrowLeft', 'Article 18, thought and belief'],
    ['Home', 'Article 1, dignity'],
    ['End', 'Article 30, nothing undone'],
  ])('goes by %s to %s, which has the focus then', (key, name) => {
    open()
    thread(19).focus()
    fireEvent.keyDown(thread(19), { key })
    expect(shown()).toEqual([name])
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
  })

  it('goes round: after the last comes the first', () => {
    open()
    fireEvent.keyDown(thread(19), { key: 'End' })
    fireEvent.keyDown(thread(30), { key: 'ArrowRight' })
    expect(shown()).toEqual(['Article 1, dignity'])
  })

  it('shows every paragraph of an article that is chosen, word by word, and lets it be read aloud', () => {
    open()
    for (const [index, paragraphs] of articles.entries()) {
      fireEvent.click(thread(index + 1))
      const words = [...(document.querySelector('blockquote')?.querySelectorAll('p, li') ?? [])].map(({ textContent }) => textContent)
      expect(words).toEqual(paragraphs.length === 1 ? [`“${paragraphs[0]}”`] : paragraphs)
      expect(document.querySelector('figcaption')?.textContent).toContain(`Universal Declaration of Human Rights, Article ${index + 1}.`)
    }
    expect(document.querySelector('figure')?.getAttribute('aria-live')).toBe('polite')
  })

  it('sounds with the music alone', () => {
    open()
    fireEvent.click(thread(5))
    expect(soundPluck).not.toHaveBeenCalled()
    maySound.mockReturnValue(true)
    fireEvent.click(thread(6))
    expect(soundPluck).toHaveBeenCalledExactlyOnceWith(6)
  })

  it('has a button to the article before and after, where a thread is too narrow to be hit', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Next article' }))
    expect(shown()).toEqual(['Article 20, assembly'])
    fireEvent.click(screen.getByRole('button', { name: 'Previous article' }))
    expect(shown()).toEqual(['Article 19, expression'])
  })

  it('on another page lights and shows that one’s, whatever was chosen before', () => {
    const { rerender } = open()
    fireEvent.click(thread(5))
    document.documentElement.dataset.articles = '10 11 26'
    const live = document.querySelector('figure')
    rerender(on('/youth-rehabilitation'))
    expect(shown()).toEqual(['Article 10, fair hearing'])
    // A region that is new says nothing aloud.
    expect(document.querySelector('figure')).not.toBe(live)
    expect(screen.getByText('Thirty threads, an article each: pluck one to read it. This page rests on 10, 11 and 26.')).toBeTruthy()
  })

  describe('under a pointer', () => {
    beforeEach(() => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect)
    })
    const at = (number: number, more = {}) => ({ clientX: number * 10 - 5, button: 0, pointerType: 'touch', ...more })
    const moving = () => {
      const before = [...document.querySelectorAll('svg')[0]!.querySelectorAll('path')].map(path => path.getAttribute('d'))
      for (const callback of frames.splice(0)) callback(performance.now() + 30)
      return [...document.querySelectorAll('svg')[0]!.querySelectorAll('path')].flatMap((path, index) =>
        path.getAttribute('d') === before[index] ? [] : [index + 1],
      )
    }

    it('plucks each thread that a finger passes, and shows the one it is lifted from', () => {
      open()
      fireEvent.pointerDown(strip(), at(3))
      fireEvent.pointerMove(strip(), at(7))
      expect(moving()).toEqual([3, 4, 5, 6, 7])
      expect(shown()).toEqual(['Article 19, expression'])
      fireEvent.pointerUp(strip(), at(7))
      expect(shown()).toEqual(['Article 7, equality before the law'])
    })

    it('has between two threads the one whose button lies there', () => {
      open()
      fireEvent.pointerDown(strip(), at(15, { clientX: 150 }))
      fireEvent.pointerUp(strip(), at(15, { clientX: 150 }))
      expect(shown()[0]).toMatch(/^Article 16,/)
    })

    it('shows nothing else for a finger that scrolls the page', () => {
      open()
      fireEvent.pointerDown(strip(), at(3))
      fireEvent.pointerCancel(strip(), at(3))
      expect(shown()).toEqual(['Article 19, expression'])
    })

    it('comes to rest: every thread is where it was, and no frame is asked for', () => {
      open()
      const paths = [...document.querySelectorAll('svg')[0]!.querySelectorAll('path')]
      const still = paths.map(path => path.getAttribute('d'))
      fireEvent.pointerDown(strip(), at(3))
      for (const callback of frames.splice(0)) callback(performance.now() + 60_000)
      expect(paths.map(path => path.getAttribute('d'))).toEqual(still)
      expect(frames).toEqual([])
    })

    it('moves nothing for a visitor who wants stillness, and shows the article', () => {
      mayMove.mockReturnValue(false)
      open()
      fireEvent.pointerDown(strip(), at(3))
      fireEvent.pointerUp(strip(), at(3))
      expect(frames).toEqual([])
      expect(shown()).toEqual(['Article 3, life and liberty'])
    })
  })
})
