import { type ComponentType, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const [loadPage, loadPreviousPage, reportReady, reportFailure] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
vi.mock('./load-page.ts', () => ({ loadPage, loadPreviousPage }))
vi.mock('../reports/visit-report.ts', () => ({ reportReady, reportFailure }))

const { hydratePage, swapPage } = await import('./page-slot.tsx')

const head = { title: 'FAQ', description: 'D', area: 'rights', barTone: 'ink' } as const
const pinned = { section: 'remote-resources', path: '/faq', part: {} as never } as const
const loaded = (Page: ComponentType, source: 'pinned' | 'previous' = 'pinned') => ({
  section: pinned.section,
  Page,
  head,
  source,
  sheets: [],
})

const Questions = () => <h1>Questions</h1>
const Broken = () => {
  throw new Error('broken on render')
}
function BreaksLater() {
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    addEventListener('break', () => setBroken(true))
  }, [])
  if (broken) throw new Error('broken in use')
  return <h1>Questions</h1>
}

const text = () => document.getElementById('page')?.textContent

beforeEach(() => {
  for (const each of [loadPage, loadPreviousPage, reportReady, reportFailure]) each.mockReset()
  loadPreviousPage.mockRejectedValue(new Error('no earlier release'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = '<main><div id="page"><h1>Questions</h1></div></main>'
})

describe('the document’s own page', () => {
  it('is ready when it is hydrated', async () => {
    loadPage.mockResolvedValue(loaded(Questions))
    await hydratePage(pinned)
    await vi.waitFor(() => expect(reportReady).toHaveBeenCalledOnce())
    expect([reportFailure.mock.calls.length, text()]).toEqual([0, 'Questions'])
  })

  it('is not ready when the release before had to stand in', async () => {
    loadPage.mockResolvedValue(loaded(Questions, 'previous'))
    await hydratePage(pinned)
    expect(reportReady).not.toHaveBeenCalled()
    expect(text()).toBe('Questions')
  })

  it('that throws has failed by its section, and stays readable', async () => {
    loadPage.mockResolvedValue(loaded(Broken))
    await hydratePage(pinned)
    await vi.waitFor(() => expect(reportFailure).toHaveBeenCalledWith('remote-resources'))
    expect(reportReady).not.toHaveBeenCalled()
    expect(text()).toBe('Questions')
  })

  it('that throws, as does the release before, stays readable, and nothing else fails', async () => {
    const unhandled = vi.fn()
    process.once('unhandledRejection', unhandled)
    loadPage.mockResolvedValue(loaded(Broken))
    loadPreviousPage.mockResolvedValue(loaded(Broken, 'previous'))
    await hydratePage(pinned)
    await vi.waitFor(() => expect(reportFailure).toHaveBeenCalledTimes(2))
    await new Promise(resolve => setTimeout(resolve))
    process.off('unhandledRejection', unhandled)
    expect([unhandled.mock.calls.length, text()]).toEqual([0, 'Questions'])
  })

  it('that throws while it is used was ready and has failed', async () => {
    loadPage.mockResolvedValue(loaded(BreaksLater))
    await hydratePage(pinned)
    await vi.waitFor(() => expect(reportReady).toHaveBeenCalledOnce())
    expect(reportFailure).not.toHaveBeenCalled()
    dispatchEvent(new Event('break'))
    await vi.waitFor(() => expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-resources'))
    expect(text()).toBe('Questions')
  })
})

describe('a page that is gone to', () => {
  it('is shown, and left for others, also where the one before failed as it went', async () => {
    loadPage.mockResolvedValue(loaded(Questions))
    await hydratePage(pinned)
    const FailsAsItGoes = () => {
      useEffect(() => () => {
        throw new Error('broken as it went')
      })
      return <h1>Leaving</h1>
    }
    swapPage(loaded(FailsAsItGoes))
    expect(text()).toBe('Leaving')
    swapPage(loaded(Questions))
    await vi.waitFor(() => expect(reportFailure).toHaveBeenCalled())
    expect(text()).toBe('Questions')
    swapPage(loaded(() => <h1>Fees</h1>))
    expect(text()).toBe('Fees')
  })

  it('is as good as the document’s own, whose code may not have come yet', () => {
    swapPage(loaded(Questions))
    expect(reportReady).toHaveBeenCalledOnce()
  })

  it('that throws while it is used has failed, and stays readable', async () => {
    swapPage(loaded(BreaksLater))
    await vi.waitFor(() => {
      dispatchEvent(new Event('break'))
      expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-resources')
    })
    expect(text()).toBe('Questions')
  })

  it('that throws has failed by its section, and leaves the page before', () => {
    expect(() => swapPage(loaded(Broken))).toThrow('broken on render')
    expect(reportFailure).toHaveBeenCalledWith('remote-resources')
    expect([reportReady.mock.calls.length, text()]).toEqual([0, 'Questions'])
  })
})
