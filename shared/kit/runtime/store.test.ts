import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, restoreChoices, setMotion, siteStore } from './store.ts'
import { writeStored } from './stored.ts'

beforeEach(() => {
  localStorage.clear()
  siteStore.setState(siteStore.getInitialState())
  delete document.documentElement.dataset.motion
})

it('what the tab keeps is not written again by a page that was left for good', () => {
  writeStored('session', 'draft', 'a letter')
  document.documentElement.dataset.leaving = ''
  writeStored('session', 'draft', 'a letter, and where it was read')
  expect(sessionStorage.getItem('draft')).toBe('a letter')
  writeStored('session', 'draft', null)
  delete document.documentElement.dataset.leaving
  expect(sessionStorage.getItem('draft')).toBeNull()
})

describe('the visitor’s choice of motion', () => {
  it('is marked on the document, for styles, once a frame has shown it, and remembered for the next visit', async () => {
    setMotion('paused')
    expect(document.documentElement.dataset.motion).toBeUndefined()
    await vi.waitFor(() => expect(document.documentElement.dataset.motion).toBe('paused'))

    siteStore.setState(siteStore.getInitialState())
    restoreChoices()
    expect(siteStore.getState().motion).toBe('paused')
  })

  it('is full movement until something else was chosen, and again when that was taken back', () => {
    restoreChoices()
    expect(siteStore.getState().motion).toBe('full')

    setMotion('paused')
    setMotion('full')
    siteStore.setState(siteStore.getInitialState())
    restoreChoices()
    expect(siteStore.getState().motion).toBe('full')
  })

  it('is what a later page made of it, when a page that the browser kept is shown again', () => {
    restoreChoices()
    localStorage.setItem('motion', 'paused')
    const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    comeBack()
    expect(siteStore.getState().motion).toBe('paused')
    // Where nothing can be kept, the page's own choice holds.
    localStorage.clear()
    comeBack()
    expect(siteStore.getState().motion).toBe('paused')
  })

  it('holds for the page where storage is switched off', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused)
    setMotion('paused')
    expect(siteStore.getState().motion).toBe('paused')
    expect(restoreChoices).not.toThrow()
  })
})

describe('announce', () => {
  it('says the same sentence again when it is announced twice in a row', () => {
    const heard: string[] = []
    const stop = siteStore.subscribe(({ announcement }) => heard.push(announcement))
    announce('Fees and packages')
    announce('Fees and packages')
    announce('Fees and packages')
    stop()
    expect(heard).toHaveLength(3)
    expect(new Set(heard.map(sentence => sentence.trim()))).toEqual(new Set(['Fees and packages']))
    expect(heard[0]).not.toBe(heard[1])
    expect(heard[1]).not.toBe(heard[2])
  })
})
