import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { FrameworkCards } from './framework-cards.tsx'

const titles = ['Grounding', 'Dialogue', 'Repair'] as const
const cards = titles.map(title => ({
  title,
  summary: `About ${title}`,
  icon: null,
  description: `What ${title} is`,
  steps: ['First', 'Second', 'Third', 'Fourth'].map(step => ({ title: `${step} of ${title}`, description: 'How' })),
}))

const show = () => render(<FrameworkCards name="The framework" cards={cards} />)
const card = (title: (typeof titles)[number]) => screen.getByRole('tab', { name: new RegExp(title) })
const shownPanel = () => screen.getByRole('tabpanel')
const shownTitle = () => within(shownPanel()).getByRole('heading').textContent

afterEach(cleanup)

describe('FrameworkCards', () => {
  it('starts at the first card, and shows its title, description and four numbered steps', () => {
    show()
    expect(card('Grounding').getAttribute('aria-selected')).toBe('true')
    expect(shownTitle()).toBe('Grounding')
    expect(within(shownPanel()).getByText('What Grounding is')).toBeDefined()
    const steps = within(shownPanel()).getAllByRole('listitem')
    expect(steps.map(step => step.firstChild?.textContent)).toEqual(['1', '2', '3', '4'])
  })

  it('selects the card the mouse comes upon', () => {
    show()
    fireEvent.pointerMove(card('Repair'), { pointerType: 'mouse', screenX: 300, screenY: 200 })
    expect(shownTitle()).toBe('Repair')
  })

  it('keeps its card when the page brings another under a mouse at rest, until that moves', () => {
    show()
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', screenX: 300, screenY: 200 })
    fireEvent.pointerEnter(card('Repair'), { pointerType: 'mouse', screenX: 300, screenY: 200 })
    fireEvent.pointerMove(card('Repair'), { pointerType: 'mouse', screenX: 300, screenY: 200 })
    expect(shownTitle()).toBe('Grounding')
    fireEvent.pointerMove(card('Repair'), { pointerType: 'mouse', screenX: 301, screenY: 200 })
    expect(shownTitle()).toBe('Repair')
  })

  it('keeps the card that keys chose while the mouse moves on the one it lay on', () => {
    show()
    fireEvent.pointerMove(card('Repair'), { pointerType: 'mouse', screenX: 300, screenY: 200 })
    card('Repair').focus()
    fireEvent.keyDown(card('Repair'), { key: 'Home' })
    fireEvent.pointerMove(card('Repair'), { pointerType: 'mouse', screenX: 302, screenY: 200 })
    expect(shownTitle()).toBe('Grounding')
  })

  it('does not take a scrolling finger for a choice, but takes a tap', () => {
    show()
    fireEvent.pointerMove(card('Dialogue'), { pointerType: 'touch', screenX: 300, screenY: 200 })
    expect(shownTitle()).toBe('Grounding')
    fireEvent.click(card('Dialogue'))
    expect(shownTitle()).toBe('Dialogue')
  })

  it.each([
    ['ArrowDown', 'Grounding', 'Dialogue'],
    ['ArrowDown', 'Repair', 'Grounding'],
    ['ArrowUp', 'Grounding', 'Repair'],
    ['ArrowRight', 'Dialogue', 'Repair'],
    ['ArrowLeft', 'Dialogue', 'Grounding'],
    ['Home', 'Repair', 'Grounding'],
    ['End', 'Grounding', 'Repair'],
  ] as const)('moves focus and choice with %s from %s to %s', (key, from, to) => {
    show()
    card(from).focus()
    fireEvent.keyDown(card(from), { key })
    expect(document.activeElement).toBe(card(to))
    expect(shownTitle()).toBe(to)
  })

  it.each(['beside', 'below', 'before'] as const)('says which way its cards run where the panel stands %s', panel => {
    render(<FrameworkCards name="The framework" cards={cards} panel={panel} />)
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe(panel === 'below' ? 'horizontal' : 'vertical')
  })

  it('leaves keys with Alt or Ctrl to the browser, which goes back by one of them', () => {
    show()
    card('Grounding').focus()
    expect(fireEvent.keyDown(card('Grounding'), { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(shownTitle()).toBe('Grounding')
  })

  it('leaves one card in the tab order: the chosen one', () => {
    show()
    fireEvent.click(card('Dialogue'))
    expect(screen.getAllByRole('tab').map(tab => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  it('ties each panel to its card', () => {
    show()
    for (const title of titles) {
      fireEvent.click(card(title))
      expect(shownPanel().id).toBe(card(title).getAttribute('aria-controls'))
      expect(shownPanel().getAttribute('aria-labelledby')).toBe(card(title).id)
    }
  })

  it('is, without script, three links to three details that nothing hides from anybody', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<FrameworkCards name="The framework" cards={cards} />)
    expect(page.querySelectorAll('[role], [aria-hidden]:not(svg), [hidden]')).toHaveLength(0)
    const links = [...page.querySelectorAll('a')]
    expect(links.map(link => page.querySelector(`[id="${link.hash.slice(1)}"] h3`)?.textContent)).toEqual([...titles])
  })

  it('keeps the card whose link was followed before the script was ready', () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<FrameworkCards name="The framework" cards={cards} />)
    const target = page.querySelectorAll('a')[2]?.hash ?? ''
    history.replaceState(null, '', target)
    render(<FrameworkCards name="The framework" cards={cards} />, { container: page, hydrate: true })
    expect(shownTitle()).toBe('Repair')
    history.replaceState(null, '', '/')
    page.remove()
  })
})
