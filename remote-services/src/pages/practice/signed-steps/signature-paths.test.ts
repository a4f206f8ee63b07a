import { expect, it } from 'vitest'
import { signatureBox, signaturePath } from './signature-paths.ts'

const signed = [0, 1, 2, 3, 4].map(signaturePath)

it('signs in another hand for each step', () => {
  expect(new Set(signed).size).toBe(5)
})

it('begins and ends on the line, and stays within its drawing', () => {
  const { width, height, base } = signatureBox
  for (const path of signed) {
    expect(path.startsWith(`M0 ${base}H`)).toBe(true)
    expect(path.endsWith(`H${width}`)).toBe(true)
    for (const [, x, y] of path.matchAll(/(\d+) (-?\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(width)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeLessThanOrEqual(height)
    }
  }
})
