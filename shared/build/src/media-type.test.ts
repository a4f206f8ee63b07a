import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../sections.mjs'
import { mediaTypeOf } from './media-type.ts'

const media = (file: string): Promise<Uint8Array> => readFile(join(repositoryRoot, 'shared/media', file))
const none = new Uint8Array()

describe('mediaTypeOf', () => {
  it.each([
    ['hero-1.avif', 'image/avif'],
    ['shell-12ab.css', 'text/css; charset=utf-8'],
    ['page-faq-12ab.html', 'text/html; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
    ['a-keynote.ics', 'text/calendar; charset=utf-8'],
    ['faq.jpg', 'image/jpeg'],
    ['boot-12ab.js', 'text/javascript; charset=utf-8'],
    ['search.json', 'application/json; charset=utf-8'],
    ['loop.m4a', 'audio/mp4'],
    ['hero-1.mp4', 'video/mp4'],
    ['loop.ogg', 'audio/ogg'],
    ['fact-sheet.pdf', 'application/pdf'],
    ['apple-touch-icon.png', 'image/png'],
    ['favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['trailer.vtt', 'text/vtt; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['hero-1.webp', 'image/webp'],
    ['fraunces.woff2', 'font/woff2'],
  ])('serves %s as %s', (name, type) => {
    expect(mediaTypeOf(name, none)).toBe(type)
  })

  it('tells a film from a sound by what it holds, not by its name', async () => {
    expect(mediaTypeOf('loop-12ab.webm', await media('sound/loop.webm'))).toBe('audio/webm')
    expect(mediaTypeOf('loop-12ab.webm', await media('films/hero-1.webm'))).toBe('video/webm')
    expect(mediaTypeOf('trailer-12ab.webm', await media('films/trailer.webm'))).toBe('video/webm')
  })

  it('refuses an ending it does not know, by name', () => {
    expect(() => mediaTypeOf('film.reel', none)).toThrow('film.reel')
  })
})
