#!/usr/bin/env node
// Makes a new section: `npm run create -- section journal`.
import 'tsx'

const { createSection } = await import('../create/create-section.mjs')
const [kind, name, ...more] = process.argv.slice(2).filter(argument => argument !== '--')
try {
  if (kind !== 'section' || name === undefined || more.length > 0) throw new Error('expected: npm run create -- section NAME')
  const folder = await createSection(name)
  process.stdout.write(`${folder} is there, with one page at /${name}.

  npm run dev                             see it while you write
  npm run test:unit -- ${folder}     its tests
  npm start                               builds and serves it with the others

Its page is in the search and the list of pages by itself. One link is yours to set: in the menu
(shell/src/content/main-links.ts), in the footer, or on a page that leads to it.
`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
