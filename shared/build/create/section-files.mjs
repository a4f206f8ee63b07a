/**
 * The files of a new section: one page, its record with a schema, and a test. All four sections have this shape.
 * @param {string} name lower-case words joined by hyphens, such as `journal`: the section is `remote-journal`, its page `/journal`
 * @returns {Record<string, string>} contents by path inside the section's folder
 */
export function sectionFiles(name) {
  const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const page = `src/pages/${name}/${name}`
  const words = name.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase())
  // Never a reserved word, whatever the section is called.
  const record = `${words}Copy`
  return {
    'package.json': manifest(name),
    'src/section.ts': section(name, words),
    [`src/pages/${name}/declare-${name}.ts`]: declaration(name, words, record, title),
    [`${page}.ts`]: content(name, record, title),
    [`${page}-record.ts`]: schema(record),
    [`${page}-page.tsx`]: component(name, record),
    [`${page}-page.test.tsx`]: test(name, record),
  }
}

const typeName = record => `${record[0].toUpperCase()}${record.slice(1)}Record`

const manifest = name => `${JSON.stringify(
  {
    name: `@site/remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    exports: { './section': './src/section.ts' },
    scripts: { build: 'site-build', dev: 'site-dev', test: 'vitest run --config ../vitest.config.ts' },
    dependencies: {
      '@site/identity': 'workspace:*',
      '@site/kit': 'workspace:*',
      '@site/media': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
      valibot: 'catalog:',
    },
    devDependencies: { '@site/build': 'workspace:*' },
  },
  null,
  2,
)}
`

const section = (name, words) => `import { defineSection } from '@site/kit/contract'
import { ${words}Page } from './pages/${name}/declare-${name}.ts'

export const section = defineSection({
  name: 'remote-${name}',
  pages: [${words}Page],
})
`

const declaration = (name, words, record, title) => `import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { ${record} } from './${name}.ts'
import { ${record}Schema } from './${name}-record.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(${record}Schema, ${record}, 'remote-${name}/src/pages/${name}/${name}.ts')

export const ${words}Page: SectionPage = {
  path: '/${name}',
  head: {
    title: '${title}',
    description: 'What this page tells and whom it is for, in one sentence that search engines show.',
    area: 'community',
    barTone: 'paper',
  },
  load: () => import('./${name}-page.tsx'),
}
`

const content = (name, record, title) => `import bridge from '@site/media/pictures/learn-more-vision.webp?picture'
import type { ${typeName(record)} } from './${name}-record.ts'

export const ${record} = {
  hero: { title: '${title}', tagline: 'One line that says what to expect here.', picture: { source: bridge, focus: 'centre' } },
  entries: [{ title: 'The first entry', text: 'What a visitor comes to read.' }],
  next: { label: 'Ask a question about this', href: '/contact-us' },
} as const satisfies ${typeName(record)}
`

const schema = record => `/** What this page is made of. The schema is for tests and the prerendering build; browsers get the type alone. */
import { focus, picture } from '@site/kit/media-fields'
import { line, list, markedLine, sitePath } from '@site/kit/record-fields'
import * as v from 'valibot'

const entry = v.strictObject({ title: line, text: line })

export const ${record}Schema = v.strictObject({
  hero: v.strictObject({ title: markedLine, tagline: line, picture: v.strictObject({ source: picture, focus }) }),
  entries: list(entry),
  next: v.strictObject({ label: line, href: sitePath }),
})

export type ${typeName(record)} = Readonly<v.InferOutput<typeof ${record}Schema>>
`

const component = (name, record) => `import { useReveal } from '@site/kit/runtime'
import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { useRef } from 'react'
import { ${record} } from './${name}.ts'

export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, entries, next } = ${record}
  return (
    <div ref={page}>
      <PageHero title={hero.title} tagline={hero.tagline} tone="dark" picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper">
        <div className={layout.stack7}>
          {entries.map(entry => (
            <SectionHeading key={entry.title} title={entry.title} lead={entry.text} />
          ))}
          <p>
            <ButtonLink href={next.href}>{next.label}</ButtonLink>
          </p>
        </div>
      </Section>
    </div>
  )
}
`

const test = (name, record) => `import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ${record} } from './${name}.ts'
import { Page } from './${name}-page.tsx'

afterEach(cleanup)

it('shows each entry under the page’s title, and leads on', () => {
  render(<Page />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const { title, text } of ${record}.entries) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.getByRole('link', { name: ${record}.next.label }).getAttribute('href')).toBe(${record}.next.href)
})

it('is plain data', () => {
  expect(JSON.parse(JSON.stringify(${record}))).toEqual(${record})
})
`
