/**
 * The looping track behind the audio toggle. Nothing is fetched before it is asked for; the store's `audio` says
 * whether it was, and whether it is heard by now.
 */
import { announce, siteStore } from '@site/kit/runtime'
import { frameCopy } from '../content/frame-copy.ts'
import type { Loop } from './loop.ts'
import { recallMusic, rememberMusic } from './music-memory.ts'

/** Milliseconds after which a browser that has not started the sound is taken to refuse it. */
const timeoutMs = 1000

let context: AudioContext | undefined
let loading: Promise<Loop> | undefined
let loop: Loop | undefined
let rest: ReturnType<typeof setTimeout> | undefined

/** Films that sound at the moment, such as the trailer. */
const others = new Set<HTMLMediaElement>()

const isEnabled = (): boolean => siteStore.getState().audio !== 'off'
/** A page in the background makes no sound, nor does the music beside a film that sounds. */
const givesWay = (): boolean => document.hidden || others.size > 0
const remember = (): void => rememberMusic({ on: isEnabled(), position: loop?.position() ?? recallMusic().position })

/** Starts the clock of the sound. Called in the click itself, or browsers refuse. */
const wake = (): Promise<AudioContext> => {
  clearTimeout(rest)
  context ??= new AudioContext()
  document.addEventListener('visibilitychange', follow)
  for (const type of ['play', 'volumechange']) document.addEventListener(type, followFilm, true)
  addEventListener('pagehide', remember)
  addEventListener('pageshow', comeBack)
  return running(context)
}

const sound = async (): Promise<void> => {
  const awake = await wake()
  loading ??= import('./fetch-loop.ts').then(({ fetchLoop }) => fetchLoop(awake, recallMusic().position))
  loop = await loading
  if (!isEnabled() || givesWay()) return awake.suspend()
  loop.fadeIn()
  siteStore.setState({ audio: 'on' })
}

const silence = (): void => {
  remember()
  clearTimeout(rest)
  rest = setTimeout(() => void context?.suspend(), loop?.fadeOut())
}

/** The toggle waits until the music is heard; where that fails it shows off again, and says so. */
const play = async (): Promise<void> => {
  siteStore.setState(({ audio }) => ({ audio: audio === 'on' ? audio : 'waiting' }))
  try {
    await sound()
    remember()
  } catch (error) {
    if (!isEnabled()) return forget() // given up meanwhile: nothing to say
    console.warn('Background music:', error)
    forget()
    announce(frameCopy.music.failed)
  }
}

const forget = (): void => {
  siteStore.setState({ audio: 'off' })
  remember()
  context?.close().catch(() => undefined)
  context = loading = loop = undefined
}

const follow = (): void => {
  if (!isEnabled()) return
  if (!givesWay()) return void play()
  siteStore.setState({ audio: 'waiting' })
  silence()
}

/** A page that the browser kept whole is shown again: a later one of this tab may have switched the music off. */
const comeBack = ({ persisted }: PageTransitionEvent): void => {
  if (persisted && isEnabled() && !recallMusic().on) switchOff()
}

const switchOff = (): void => {
  siteStore.setState({ audio: 'off' })
  silence()
}

const followFilm = ({ target: film }: Event): void => {
  if (!(film instanceof HTMLMediaElement) || film.paused || film.muted !== others.has(film)) return
  if (film.muted) others.delete(film)
  else others.add(film)
  follow()
  // On the film itself: it may have left the page by then. One that ends is paused first.
  film.addEventListener('pause', () => void (others.delete(film) && follow()), { once: true })
}

export const backgroundMusic = {
  toggle(): void {
    if (!isEnabled()) return void play()
    switchOff()
  },
  /** Goes on where an earlier page of this tab left off, where the browser lets it; else stays off, silently. */
  async resume(): Promise<void> {
    if (isEnabled() || !recallMusic().on) return
    await wake().then(play, forget)
  },
}

/** @throws {Error} when the sound does not start: some browsers never answer a `resume` they refuse. */
async function running(context: AudioContext): Promise<AudioContext> {
  const late = new Promise(resolve => setTimeout(resolve, timeoutMs))
  await Promise.race([context.resume(), late])
  if (context.state !== 'running') throw new Error(`the browser did not start the sound (${context.state})`)
  return context
}
