import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadDrawings } from './drawings.ts'
import { mediaDirectory } from './media-files.ts'

const { pictures } = await loadDrawings()

it.each(Object.entries(pictures))(
  '%s is as large as its drawing says, and framed upright where it says so',
  (name, { portrait, shape, tile = false }) => {
    const has = (form: string): boolean => existsSync(join(mediaDirectory, `pictures/${name}${form}.avif`))
    expect(has('-1280')).toBe(shape <= 1 && !tile)
    expect(has('-2400')).toBe(portrait !== undefined)
    expect(has('-portrait-720')).toBe(portrait !== undefined && portrait !== 'never')
  },
)
