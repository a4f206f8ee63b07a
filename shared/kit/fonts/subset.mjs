// Cuts the two families down to what the site sets: Latin-1 and its punctuation, one weight of Fraunces
// (its optical size kept for the roman), text weights of Atkinson. Run: pnpm --filter @site/kit fonts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const glyphs = `${range(0x20, 0x7e)}\u00a0£©«°·»×÷–—‘’“”…€•−→✓✗½${range(0xc0, 0xff)}`

const cuts = [
  ['fraunces-roman', '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', { SOFT: 50, WONK: 0, wght: 390 }],
  ['fraunces-italic', '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2', { SOFT: 60, WONK: 0, wght: 370, opsz: 96 }],
  [
    'atkinson-text',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    { wght: { min: 400, max: 650 } },
  ],
]

for (const [name, source, variationAxes] of cuts) {
  const font = await subset(readFileSync(resolve(source)), glyphs, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`./${name}.woff2`, import.meta.url), font)
  process.stdout.write(`${name} ${(font.length / 1024).toFixed(1)} kB\n`)
}
