import { siteStore } from '@site/kit/runtime'
import { loop as track } from '@site/media/sound/loop.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeAudio, installFakeAudio } from '../../test-support/fake-audio.ts'
import { quiet } from './loop.ts'

let browser: FakeAudio

// One store for the test and for every page it loads, though the modules between them are loaded anew.
const runtime = import('@site/kit/runtime')

/** The toggle of a page that has just loaded: nothing of an earlier page is left but what was stored. */
async function loadPage(): Promise<void> {
  cleanup()
  siteStore.setState({ audio: 'off', announcement: '' })
  vi.resetModules()
  vi.doMock('@site/kit/runtime', () => runtime)
  const { AudioToggle } = await import('./audio-toggle.tsx')
  const { useResumedMusic } = await import('./use-resumed-music.ts')
  await import('./fetch-loop.ts') // a browser fetches it with the first music; here it must take no time
  const Page = () => {
    useResumedMusic()
    return <AudioToggle />
  }
  render(<Page />)
  await settle()
}

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const toggle = () => screen.getByRole('button', { name: 'Background music' })
const isOn = () => toggle().getAttribute('aria-pressed') === 'true'
const isWaiting = () => toggle().getAttribute('aria-busy') === 'true'

async function press(): Promise<void> {
  fireEvent.click(toggle())
  await settle()
}

/** A film on the page that runs, as far as the page can tell. */
const playing = (): HTMLVideoElement =>
  document.body.appendChild(Object.defineProperty(document.createElement('video'), 'paused', { value: false }))

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  sessionStorage.clear()
  browser = installFakeAudio()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await loadPage()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the audio toggle', () => {
  it('is off when a page that the browser kept is shown again, and a later one switched the music off', async () => {
    await press()
    sessionStorage.setItem('music', 'off')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(isOn()).toBe(false)
  })

  it('is on when a page that the browser kept is shown again, and a later one switched the music on', async () => {
    sessionStorage.setItem('music', 'on')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(isOn()).toBe(true)
  })

  it('is off until asked for, and fetches nothing', () => {
    expect(isOn()).toBe(false)
    expect(toggle().textContent).toContain('Off')
    expect(browser.contexts).toHaveLength(0)
    expect(browser.fetched).toHaveLength(0)
  })

  it('plays the track when pressed', async () => {
    await press()
    expect(isOn()).toBe(true)
    expect(toggle().textContent).toContain('On')
    expect(browser.fetched).toHaveLength(1)
    expect(browser.contexts[0]?.state).toBe('running')
    expect(browser.levels).toEqual([quiet])
  })

  it('fades out and then rests when pressed again', async () => {
    await press()
    await press()
    expect(isOn()).toBe(false)
    expect(browser.levels.at(-1)).toBe(0)
    expect(browser.contexts[0]?.state).toBe('running')
    await settle(300)
    expect(browser.contexts[0]?.state).toBe('suspended')
  })

  it('goes on with the same track when pressed a third time', async () => {
    await press()
    await press()
    await settle(300)
    await press()
    expect(browser.contexts[0]?.state).toBe('running')
    expect(browser.levels.at(-1)).toBe(quiet)
    expect(browser.fetched).toHaveLength(1)
    expect(browser.sources).toHaveLength(1)
  })

  it('turned on again during the fade, is not put to rest by it', async () => {
    await press()
    await press()
    await settle(100)
    await press()
    await settle(1000)
    expect(browser.contexts[0]?.state).toBe('running')
  })

  it('waits while the track is on its way, and is on when it is heard', async () => {
    let answer = (_: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answer = resolve)))
    await press()
    await settle(10_000)
    expect([isOn(), isWaiting(), toggle().textContent]).toEqual([false, true, expect.stringContaining('…')])
    expect(toggle().querySelector('[class*=wave]')).toBeNull()
    answer(new Response(new ArrayBuffer(8)))
    await settle()
    expect([isOn(), isWaiting()]).toEqual([true, false])
  })

  it('gives up a track that does not come, and says so', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
    await press()
    await settle()
    expect(timeout).toHaveBeenCalledWith(60_000)
    expect([isOn(), isWaiting()]).toEqual([false, false])
    expect(siteStore.getState().announcement).toBe('The music could not be played. Please try again.')
  })

  it('turned off while the track is on its way, stays silent', async () => {
    fireEvent.click(toggle())
    fireEvent.click(toggle())
    await settle(500)
    expect(isOn()).toBe(false)
    expect(browser.levels).not.toContain(quiet)
    expect(browser.contexts[0]?.state).toBe('suspended')
  })

  it('rests while the page is hidden and goes on when it is seen again', async () => {
    await press()
    setHidden(true)
    await settle(300)
    expect(browser.contexts[0]?.state).toBe('suspended')
    expect([isOn(), isWaiting()]).toEqual([false, true])
    setHidden(false)
    await settle()
    expect(browser.contexts[0]?.state).toBe('running')
    expect(browser.levels.at(-1)).toBe(quiet)
  })

  it('gives way to a film that sounds, and goes on when that has ended', async () => {
    await press()
    const film = playing()
    film.dispatchEvent(new Event('play'))
    await settle(300)
    expect(browser.contexts[0]?.state).toBe('suspended')
    expect([isOn(), isWaiting()]).toEqual([false, true])
    film.remove()
    film.dispatchEvent(new Event('pause'))
    await settle()
    expect(browser.contexts[0]?.state).toBe('running')
    expect(isOn()).toBe(true)
  })

  it('does not mind a film without sound, until its sound is turned on', async () => {
    await press()
    const film = playing()
    film.muted = true
    film.dispatchEvent(new Event('play'))
    await settle(300)
    expect(browser.contexts[0]?.state).toBe('running')
    film.muted = false
    film.dispatchEvent(new Event('volumechange'))
    await settle(300)
    expect(browser.contexts[0]?.state).toBe('suspended')
    film.muted = true
    film.dispatchEvent(new Event('volumechange'))
    await settle()
    expect(browser.contexts[0]?.state).toBe('running')
    film.remove()
  })
})

describe('music that cannot be played', () => {
  it.each<[string, (browser: FakeAudio) => void]>([
    ['the track cannot be fetched', fake => Object.assign(fake, { status: 404 })],
    ['the track cannot be decoded', fake => Object.assign(fake, { decodes: false })],
    ['the browser does not start it', fake => Object.assign(fake, { refuses: true })],
    ['the browser has no Web Audio', () => vi.stubGlobal('AudioContext', undefined)],
  ])('shows off again and says so when %s', async (_, breakIt) => {
    breakIt(browser)
    await press()
    await settle(1000)
    expect(isOn()).toBe(false)
    expect(siteStore.getState().announcement).toBe('The music could not be played. Please try again.')
  })

  it('can be asked for again', async () => {
    browser.status = 503
    await press()
    browser.status = 200
    await press()
    expect(isOn()).toBe(true)
    expect(browser.levels).toEqual([quiet])
  })
})

describe('a page that loads in full', () => {
  const leaveAfter = (seconds: number) => {
    const context = browser.contexts.at(-1)
    if (context) context.currentTime = seconds
    window.dispatchEvent(new Event('pagehide'))
  }

  it('takes up the music where it was', async () => {
    await press()
    leaveAfter(12.5)
    await loadPage()
    expect(isOn()).toBe(true)
    expect(browser.sources.at(-1)?.start).toHaveBeenCalledWith(0, track.leadIn + 12.5)
  })

  it('shows off, silently, where the browser does not let it; asked for, the music goes on where it was', async () => {
    await press()
    leaveAfter(12.5)
    browser.refuses = true
    await loadPage()
    await settle(1000)
    expect(isOn()).toBe(false)
    expect(siteStore.getState().announcement).toBe('')
    expect(browser.fetched).toHaveLength(1)

    browser.refuses = false
    await press()
    expect(browser.sources.at(-1)?.start).toHaveBeenCalledWith(0, track.leadIn + 12.5)
  })

  it('stays silent when the music was off', async () => {
    await press()
    await press()
    leaveAfter(5)
    await loadPage()
    expect(isOn()).toBe(false)
    expect(browser.contexts).toHaveLength(1)
  })
})
