import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sectionNames } from './support/releases.ts'
import { root } from './support/root.ts'

const folders = [...sectionNames.map(section => `${section}/src`), 'shared/kit/ui', 'shell/src']
const sheets = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => ({ file: join(folder, file), css: readFileSync(join(root, folder, file), 'utf8') })),
)

/** It would be no class at all, and what is set by having one, such as a list's reset, would not be set. */
it('style sheets have every class that a component takes from them', () => {
  const components = [...folders, 'shared/status/src'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.test)\.tsx?$/.test(file))
      .map(file => join(folder, file)),
  )
  const missing = components.flatMap(file => {
    const code = readFileSync(join(root, file), 'utf8')
    return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, name, sheet = '']) => {
      const path = sheet.startsWith('.') ? join(dirname(file), sheet) : sheet.replace('@site/', 'shared/')
      const css = readFileSync(join(root, path), 'utf8')
      return [...code.replace(/^import .*$/gm, '').matchAll(new RegExp(`(?<![.\\w'-])${name}\\.(\\w+)`, 'g'))]
        .filter(([, className]) => !new RegExp(`\\.${className}\\b`).test(css))
        .map(([use]) => `${file}: ${use}`)
    })
  })
  expect(missing).toEqual([])
})

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
