/** Which words and controls of a page lie on faces and hands of its pictures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Page } from 'playwright'
import { type Subjects, subjects } from '../../shared/media/subjects.ts'
import { root } from './root.ts'

/** On the screen, CSS px. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type Picture = {
  readonly name: string
  readonly upright: boolean
  readonly box: Box
  /** `object-position`, as shares of what is cut off. */
  readonly position: readonly [x: number, y: number]
  /** How much nearer it is shown, from that same point. */
  readonly scale: number
  readonly over: readonly Words[]
}

/** A line of text or a control that lies on a picture, and how near it may come to what it must not cover, CSS px. */
type Words = { readonly words: string; readonly box: Box; readonly room: number }

/** In the page: the pictures of `scope`, and the lines of text and the controls whose boxes lie on them. */
function picturesUnderWords(scope: string): Picture[] {
  /** Of a title and its tagline: sleeves and hair begin where the rectangles of faces and hands end. Home's title has none, and crosses its film. */
  const headRoom = 16
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
  const crosses = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  const within = document.querySelector(scope)
  if (!within) return []
  const lines: Words[] = []
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    // What stands at the screen's edge has a ground of its own, and the page passes under it.
    if (!textContent?.trim() || !parentElement || parentElement.closest('[data-screen-edge]')) continue
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    // What is said to assistive technology alone is a pixel wide.
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const room = parentElement.closest('h1:has(+ p), h1 + p') ? headRoom : 0
    // Letters are lower than the boxes that they are set in.
    const letters = ({ left, top, right, bottom, height }: DOMRect) => ({
      left,
      top: top + height * 0.2,
      right,
      bottom: bottom - height * 0.1,
    })
    lines.push(...boxes.map(box => ({ words: textContent.trim().slice(0, 40), box: letters(box), room })))
  }
  const controls = [...within.querySelectorAll('button, a[class]')].filter(
    control => control.checkVisibility() && !control.closest('[data-screen-edge]'),
  )
  return [...within.querySelectorAll('[class*="tint-"]')].flatMap(media => {
    const image = media.querySelector('img')
    const [, name] = /\btint-([\w-]+)/.exec(media.className) ?? []
    const box = boxOf(media.getBoundingClientRect())
    if (!image || !name || !media.checkVisibility({ visibilityProperty: true })) return []
    const onto = controls
      .filter(control => !control.contains(media))
      .map(control => ({
        words: `[${(control.textContent ?? '').trim().slice(0, 40)}]`,
        box: boxOf(control.getBoundingClientRect()),
        room: 0,
      }))
    const [x = 0.5, y = 0.5] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map(part => Number.parseFloat(part) / 100)
    return {
      name,
      upright: [...media.querySelectorAll<HTMLSourceElement>('source[media]')].some(source => matchMedia(source.media).matches),
      box,
      position: [x, y] as const,
      scale: Number.parseFloat(getComputedStyle(image).scale) || 1,
      over: [...lines, ...onto].filter(line => crosses(line.box, box)),
    }
  })
}

/** Width over height of a framing. */
function ratioOf(name: string, upright: boolean): number {
  const folder = /^(hero|feature)-[1-7]$|^trailer$/.test(name) ? 'films' : 'pictures'
  const { width, height } = imageSize(
    readFileSync(join(root, 'shared/media', folder, `${name}${upright ? '-portrait-720.avif' : '.webp'}`)),
  )
  return width / height
}

/** Where the faces and hands of a picture are, also outside of its box, as `object-fit: cover` lays it. */
function subjectsOf({ name, upright, box, position: [x, y], scale }: Picture): Box[] {
  const { wide, upright: framed }: Subjects = subjects[name as keyof typeof subjects]
  const ratio = ratioOf(name, upright)
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top]
  const width = Math.max(boxWidth, boxHeight * ratio) * scale
  const height = width / ratio
  const left = box.left + (boxWidth - width) * x
  const top = box.top + (boxHeight - height) * y
  return ((upright && framed) || wide).map(([l, t, r, b]) => ({
    left: left + l * width,
    top: top + t * height,
    right: left + r * width,
    bottom: top + b * height,
  }))
}

/** The part of `area` that is seen in `box`. */
const within = (box: Box, area: Box): Box => ({
  left: Math.max(box.left, area.left),
  top: Math.max(box.top, area.top),
  right: Math.min(box.right, area.right),
  bottom: Math.min(box.bottom, area.bottom),
})

/** How deep two boxes lie on each other, CSS px; below 0 how far apart they are. */
const crossing = (a: Box, b: Box): number =>
  Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * The words and controls in `scope` that lie on a face or a hand, or as a title or tagline too near one, each with its picture's name.
 * @param scope a selector
 */
export async function onFaces(page: Page, scope: string): Promise<string[]> {
  const pictures = await page.evaluate(picturesUnderWords, scope)
  return pictures.flatMap(picture => {
    const faces = subjectsOf(picture).map(face => within(picture.box, face))
    return picture.over
      .filter(({ box, room }) => faces.some(face => crossing(face, box) > 1 - room))
      .map(({ words }) => `${picture.name}: “${words}” lies on a face or a hand, or too near`)
  })
}

/**
 * The faces and hands in `scope` that their picture's edge cuts, each with its picture's name.
 * @param scope a selector
 */
export async function cutFaces(page: Page, scope: string): Promise<string[]> {
  const pictures = await page.evaluate(picturesUnderWords, scope)
  return pictures.flatMap(picture =>
    subjectsOf(picture)
      .filter(({ left, top, right, bottom }) => {
        const seen = within(picture.box, { left, top, right, bottom })
        return seen.left - left > 1 || seen.top - top > 1 || right - seen.right > 1 || bottom - seen.bottom > 1
      })
      .map(({ left, top, right, bottom }) => `${picture.name}: ${[left, top, right, bottom].map(Math.round)} is cut`),
  )
}

/** The words of the page's closing, beside its picture on a wide screen, that reach into what the picture shows: past the fifth that is next to them. */
export const intoClosingPicture = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const closing = [...document.querySelectorAll('main section[class*="closing"]')].at(-1)
    const picture = closing?.querySelector('[class*="tint-"]')?.getBoundingClientRect()
    if (!closing || !picture || picture.width >= document.documentElement.clientWidth) return []
    const before = picture.left + picture.right < innerWidth
    return [...closing.querySelectorAll('h2, p, a')]
      .filter(part => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const { left, right } = range.getBoundingClientRect()
        return before ? left < picture.right - picture.width / 5 : right > picture.left + picture.width / 5
      })
      .map(part => part.textContent ?? '')
  })
