import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sectionNames } from './support/releases.ts'
import { root } from './support/root.ts'

const folders = [...sectionNames.map(section => `${section}/src`), 'shared/kit/ui', 'shell/src']
const sheets = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => ({ file: join(folder, file), css: readFileSync(join(root, folder, file), 'utf8') })),
)

/** Between a shape and none nothing is drawn: what is clipped appears halfway. */
it('style sheets name both ends of what is drawn by clipping, or the shape that it has at rest', () => {
  const halves = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@keyframes ([\w-]+) \{((?:\s*[\w%, ]+ \{[^}]*\})*)\s*\}/g)]
      .filter(([, , steps]) => steps?.match(/clip-path:/g)?.length === 1)
      .filter(([, name]) => {
        const [, drawn] = new RegExp(`([.\\w-]+) \\{[^{}]*animation: ${name}\\b`).exec(css) ?? []
        return !new RegExp(`^ *\\${drawn} \\{[^}]*clip-path:`, 'm').test(css)
      })
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(halves).toEqual([])
})

/** Safari before 17.4 and Firefox before 128 drop what they do not understand. */
it('style sheets set a sign in silence only where browsers can, for others show nothing there', () => {
  const unasked = sheets.filter(({ css }) =>
    /content: "[^"]*" \/ "/.test(css.replace(/@supports \(content: [^)]*\) \{(?:[^{}]|\{[^}]*\})*\}/g, '')),
  )
  expect(unasked.map(({ file }) => file)).toEqual([])
})

/** Safari reads the shorthand of old there: with a property in it, it draws no line at all. */
it('style sheets give the colour and the thickness of a line under words each by itself', () => {
  const short = sheets.flatMap(({ file, css }) => (/text-decoration:[^;]*var\(/.test(css) ? [file] : []))
  expect(short).toEqual([])
})
