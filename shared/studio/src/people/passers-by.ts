/** People as they stand in a crowd: each id gives one person, always the same. */
import type { Ramp } from '../toolkit/colour.ts'
import { hash } from '../toolkit/random.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, skins } from './dyes.ts'
import type { FigureDyes, FigureParameters } from './figure.ts'

const pick = <T>(list: readonly T[], id: number, seed: number): T => list[Math.floor(hash(id, seed) * list.length)]

const cloths: readonly Ramp[] = [emberDye, goldDye, indigoDye, lagoonDye, linenDye, plumDye, roseDye]
const skinList = Object.values(skins)
const women = ['bun', 'long', 'bob', 'tail', 'braids', 'afro', 'knot', 'cropped', 'wrap', 'wrap', 'hijab', 'hijab', 'brim'] as const
const men = ['cropped', 'cropped', 'afro', 'none', 'cropped', 'turban', 'cap', 'brim', 'tail'] as const
const wears = ['wrap', 'hijab', 'turban', 'cap', 'brim'] as const

type Top = (typeof women)[number] | (typeof men)[number]

const isWear = (top: Top): top is (typeof wears)[number] => (wears as readonly string[]).includes(top)

export type PasserBy = { readonly parameters: Partial<FigureParameters>; readonly dyes: Partial<FigureDyes> }

export function createPasserBy(id: number, { children = 0.12 }: { children?: number } = {}): PasserBy {
  const young = hash(id, 31) < children
  const age = young ? 6 + Math.floor(hash(id, 32) * 9) : 18 + Math.floor(hash(id, 33) ** 1.2 * 64)
  const build = hash(id, 34) > 0.52 ? 0.85 + 0.15 * hash(id, 35) : 0.1 * hash(id, 35)
  const top = build > 0.5 ? pick(men, id, 36) : pick(women, id, 37)
  const wear = isWear(top) ? top : 'none'
  const hair = isWear(top) ? 'cropped' : top
  const cloth = pick(cloths, id, 38)
  const others = cloths.filter(other => other !== cloth)
  return {
    parameters: {
      age,
      build,
      girth: 0.92 + 0.26 * hash(id, 40),
      hair: young && hair === 'none' ? 'cropped' : hair,
      wear: young && wear === 'turban' ? 'none' : wear,
      beard: !young && build > 0.5 && hash(id, 41) > 0.6,
      hem: build > 0.5 ? (hash(id, 42) > 0.75 ? 0.95 : 0.17) : hash(id, 42) > 0.4 ? 0.95 : 0.5,
      shawl: build < 0.5 && age > 50 && hash(id, 43) > 0.4,
    },
    dyes: {
      skin: pick(skinList, id, 44),
      hair:
        age > 62
          ? pick([hairs.white, hairs.grey], id, 45)
          : pick([hairs.black, hairs.black, hairs.black, hairs.brown, hairs.brown], id, 46),
      top: cloth,
      wear: pick(others, id, 47),
      shawl: pick(others, id, 48),
      legs: pick([indigoDye, plumDye, lagoonDye], id, 49),
    },
  }
}
