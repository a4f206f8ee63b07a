import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { descriptions } from '../../shared/media/descriptions.ts'
import { specifiedPictures } from '../../shared/media/specified-pictures.ts'
import { type Subjects, subjects } from '../../shared/media/subjects.ts'
import { tints } from '../../shared/media/tints.ts'
import { shareCards } from '../../shared/studio/src/identity/share-cards.ts'
import {
  beside,
  besideFallback,
  fallback,
  film,
  landscape,
  tile,
  tileFallback,
  upright,
  type Variant,
  vignette,
} from '../../shared/studio/src/render/media-files.ts'
import { mediaDirectory, mediaFiles } from './decode.ts'

const namesIn = (folder: string): string[] => readdirSync(join(mediaDirectory, folder)).sort()
const pictures = namesIn('pictures').flatMap(file => (file.endsWith('.webp') ? [file.replace('.webp', '')] : []))
const pictureFiles = new Set(namesIn('pictures'))
const sizeOf = (file: string) => imageSize(readFileSync(join(mediaDirectory, file)))
const bytesOf = (file: string) => statSync(join(mediaDirectory, file)).size

it('has the pictures the specification names', () => {
  const contact = [1, 2, 3, 4, 5, 6, 7, 8].map(n => `contact-${n}`)
  expect(pictures).toEqual(expect.arrayContaining([...specifiedPictures, ...contact, 'about', 'entrance', 'feature-8']))
})

it('has a picture of its own for each page with a hero', () => {
  // Figures have no picture, and three papers share that of all of them.
  const heroes = Object.entries(shareCards).filter(([name]) => !/^(zero-|what-we-count$)/.test(name))
  const named = heroes.map(([, { picture }]) => picture)
  expect(new Set(named).size).toBe(named.length)
  expect(pictures).toEqual(expect.arrayContaining(named))
  expect([...pictureFiles]).toEqual(expect.arrayContaining(named.map(name => `${name}-2400.avif`)))
})

it('has no picture that no page asks for', () => {
  const root = new URL('../../', import.meta.url)
  const sources = readdirSync(root).flatMap(folder =>
    /^(remote-|shell$)/.test(folder)
      ? readdirSync(new URL(`${folder}/src/`, root), { recursive: true, encoding: 'utf8' }).map(file => `${folder}/src/${file}`)
      : [],
  )
  const asked = sources
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => [...readFileSync(new URL(file, root), 'utf8').matchAll(/media\/pictures\/([\w-]+)\.webp/g)].map(([, name]) => name))
  const wanted = new Set([...asked, ...Object.values(shareCards).map(({ picture }) => picture), ...specifiedPictures])
  expect(pictures.filter(name => !wanted.has(name))).toEqual([])
})

it('has no file that is no form of a picture', () => {
  const form = /^(.+?)(-portrait)?(?:-(?:480|640|720|960|1280|2400)\.avif|\.webp)$/
  expect(namesIn('pictures').filter(file => !pictures.includes(form.exec(file)?.[1] ?? ''))).toEqual([])
})

it('says of each picture and film what it shows, and of nothing else', () => {
  const films = new Set(namesIn('films').map(file => file.replace(/(-portrait)?(-\d{3,4})?\.\w+$/, '')))
  expect(Object.keys(descriptions).sort()).toEqual([...pictures, ...films].sort())
})

it('knows the colours of each picture and film', () => {
  expect(Object.keys(tints).sort()).toEqual(Object.keys(descriptions).sort())
})

it('keeps within 90 MB', () => {
  const all = ['pictures', 'films', 'sound', 'cards', 'identity'].flatMap(folder => mediaFiles(folder, /\.\w+$/))
  expect(all.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(90_000_000)
})

it('gives the services their pictures at the addresses of the specification', () => {
  const folder = new URL('../../remote-services/public/assets/images/vision/', import.meta.url)
  expect(readdirSync(folder).sort()).toEqual(specifiedPictures.map(name => `${name}.webp`).sort())
  for (const name of specifiedPictures)
    expect(readFileSync(new URL(`${name}.webp`, folder))).toEqual(readFileSync(join(mediaDirectory, `pictures/${name}.webp`)))
})

describe.each(pictures)('the picture %s', name => {
  const { width = 0, height = 0 } = sizeOf(`pictures/${name}.webp`)
  const tall = height > width
  const check = (suffix: string, { width: wanted, budget }: Variant, shape: number) => {
    const file = `pictures/${name}${suffix}-${wanted}.avif`
    const size = sizeOf(file)
    expect(size.width).toBe(wanted)
    expect(Math.abs((size.height ?? 0) - wanted * shape)).toBeLessThanOrEqual(1)
    expect(bytesOf(file)).toBeLessThanOrEqual(budget)
  }

  const large = pictureFiles.has(`${name}-2400.avif`)
  const small = !tall && !pictureFiles.has(`${name}-1280.avif`)
  const framed = [...pictureFiles].some(file => file.startsWith(`${name}-portrait-`))

  it('is there in every size, within its budget', () => {
    const behind = large ? fallback : small ? tileFallback : besideFallback
    expect(bytesOf(`pictures/${name}.webp`)).toBeLessThanOrEqual(behind.budget)
    expect(width).toBe(behind.width)
    for (const variant of tall ? vignette : large ? landscape : small ? tile : beside) check('', variant, height / width)
    if (framed) for (const variant of upright) check('-portrait', variant, 4 / 3)
  })

  it('is as large as wide screens, and looked at upright too, if it is framed upright for narrow ones', () => {
    const { upright: places }: Subjects = subjects[name as keyof typeof subjects]
    expect(places !== undefined).toBe(framed)
    if (framed) expect(large).toBe(true)
  })
})

it('has a poster for each film in its first frame’s size', () => {
  for (const file of namesIn('films').filter(each => each.endsWith('.mp4') && !each.includes('-portrait'))) {
    expect(sizeOf(`films/${file.replace('.mp4', '.webp')}`)).toMatchObject({ width: film.width, height: film.height })
  }
})
