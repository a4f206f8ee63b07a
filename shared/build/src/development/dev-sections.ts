/** `virtual:dev-sections`: while developing, the sections' sources in place of their federation entries. */
import type { SectionName } from '@site/kit/contract'
import type { Plugin } from 'vite'

const id = '\0virtual:dev-sections'

/** @param sections those the development server serves; none in builds and tests */
export function developmentSections(sections: readonly SectionName[]): Plugin {
  const entry = (name: SectionName): string => `${JSON.stringify(name)}: () => import('/${name}/src/section.ts')`
  return {
    name: 'site-dev-sections',
    resolveId: source => (`\0${source}` === id ? id : undefined),
    load: source => (source === id ? `export const devSections = { ${sections.map(entry).join(', ')} }` : undefined),
  }
}
