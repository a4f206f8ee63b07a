/** The `<head>` of a composed document. */
import { locale } from '@site/identity/locale'
import { markDocument } from '@site/kit/contract'
import { documentTitle, headElements } from '@site/kit/contract/head'
import { fileOf, type Release } from '../release/release.ts'
import type { Composition } from './composition.ts'
import { metaPolicy } from './content-policy.ts'
import { escapeHtml, scriptJson, tag } from './markup.ts'
import { namesIn, usedStyles } from './used-styles.ts'

export const iconPath = '/favicon.svg'
/** Public files of the shell that a document points to, where the shell has them. */
const icons = {
  '/favicon.ico': { rel: 'icon', sizes: '32x32' },
  [iconPath]: { rel: 'icon', type: 'image/svg+xml' },
  '/apple-touch-icon.png': { rel: 'apple-touch-icon' },
} as const

type Loaded = { readonly release: Release; readonly name: string }
export const addressOf = ({ release, name }: Loaded): string => `/_/${release.name}/${name}`
const integrityOf = ({ release, name }: Loaded): string => fileOf(release, name).integrity
const namesOf = (release: Release, names: readonly string[]): Loaded[] => [...new Set(names)].map(name => ({ release, name }))

/** The inline import map: it ties every module of this page to its hash, however it is imported. */
export function importMap({ shell, section, page }: Composition): string {
  const modules = [...namesOf(shell, shell.modules), ...namesOf(section, page.modules)]
  return scriptJson({ integrity: Object.fromEntries(modules.map(file => [addressOf(file), integrityOf(file)])) })
}

export const scriptsBeforePaint = ({ head }: Composition['page']): string[] => [
  markDocument,
  ...(head.beforePaint ? [head.beforePaint] : []),
]

/** @param styles as {@link stylesOf} gives them: finding them is most of a composition's work */
export function documentHead(composition: Composition, styles: readonly InlineStyle[], policy: string): string {
  const { page, identity, embedPolicy } = composition
  const head = identity.hidden ? ({ ...page.head, robots: 'noindex' } as const) : page.head
  const title = composition.status === 404 ? `No page here · ${identity.name}` : documentTitle(page.path, page.head, identity.name)
  const elements = headElements(page.path, head, { ...identity, locale }, composition.status === 200)
  return [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...(embedPolicy ? [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(policy) })] : []),
    `<title>${escapeHtml(title)}</title>`,
    ...scriptsBeforePaint(page).map(script => `<script>${script}</script>`),
    ...loading(composition, styles),
    ...elements.map(({ tag: name, attributes }) => tag(name, attributes)),
    ...iconLinks(composition),
    ...structuredData(composition),
    `<script type="application/json" id="pin">${scriptJson(inlinePin(composition))}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
  ].join('\n')
}

/** What the markup can show, in the order of the cascade. A link would cost the first paint a round trip (docs/decisions/0008). */
export function stylesOf({ shell, section, page, texts, frame, fragment }: Composition): InlineStyle[] {
  const present = namesIn(frame.top + fragment + frame.foot)
  return [...namesOf(shell, shell.styles), ...namesOf(section, page.styles)].map(file => {
    const href = addressOf(file)
    const text = texts.get(href)?.trimEnd()
    if (text === undefined || /<\/style/i.test(text)) throw new TypeError(`${href}: its text cannot stand in a document`)
    const used = shell.completes ? usedStyles(text, present) : text
    return { href, integrity: file.release === shell && used === text ? undefined : integrityOf(file), text: used }
  })
}

/** What stands in a document of the style sheet at `href`. The shell fetches it whole by its integrity; without, it is whole. */
type InlineStyle = { readonly href: string; readonly integrity: string | undefined; readonly text: string }

/** The shell has all modules fetched at once after the first paint: they do not compete with it (docs/decisions/0007). */
function loading(composition: Composition, styles: readonly InlineStyle[]): string[] {
  const { shell } = composition
  const entry = { release: shell, name: shell.entry }
  return [
    ...styles.map(({ href, integrity, text }) => `${tag('style', { 'data-href': href, 'data-integrity': integrity })}${text}</style>`),
    ...namesOf(shell, shell.fonts).map(font =>
      tag('link', { rel: 'preload', as: 'font', type: fileOf(shell, font.name).type, href: addressOf(font), crossorigin: true }),
    ),
    `<script type="importmap">${importMap(composition)}</script>`,
    shell.boot
      ? `${tag('script', { type: 'module', 'data-entry': addressOf(entry) })}${shell.boot}</script>`
      : `${tag('script', { type: 'module', src: addressOf(entry), integrity: integrityOf(entry), fetchpriority: 'low' })}</script>`,
  ]
}

/** The pin without the hashes of what another page needs, which no compression shortens: the browser gets them once from the store. */
const inlinePin = ({ shell, pin }: Composition): unknown =>
  shell.completes ? { ...pin, sections: Object.fromEntries(Object.entries(pin.sections).map(withoutHashes)) } : pin

const withoutHashes = ([name, part]: [string, object | undefined]) => [name, { ...part, integrity: undefined }] as const

/** The one that browsers show stands in the document: they fetch it before the first paint (docs/decisions/0007). */
function iconLinks({ shell, texts }: Composition): string[] {
  const drawing = texts.get(addressOf({ release: shell, name: shell.public[iconPath] ?? '' }))
  const inline = drawing && `data:image/svg+xml,${encodeURIComponent(drawing.trim())}`
  return Object.entries(icons)
    .filter(([path]) => path in shell.public)
    .map(([path, attributes]) => tag('link', { ...attributes, href: (path === iconPath && inline) || `${path}?r=${shell.id}` }))
}

const assertedTypes: readonly unknown[] = ['Person', 'ProfilePage', 'Event', 'Review']

/** What machines would take for a fact about the world. */
const isAsserted = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '@type' in value && assertedTypes.includes(value['@type'])

/** A path of this site in a record becomes its address; a demonstration leaves out persons, events and reviews. */
function structuredData({ page, identity }: Composition): string[] {
  const { structuredData: things } = page.head
  if (!things?.length) return []
  const revive = (_: string, value: unknown): unknown => {
    if (identity.status === 'demonstration' && isAsserted(value)) return undefined
    return typeof value === 'string' && /^\/(?!\/)/.test(value) ? identity.origin + value : value
  }
  const graph = (JSON.parse(JSON.stringify(things), revive) as unknown[]).filter(Boolean)
  return graph.length === 0
    ? []
    : [`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`]
}

/** Only links that load in full: all others fetch by themselves (docs/decisions/0010). `moderate`: when a mouse rests on one. */
const fullLoads = [{ where: { selector_matches: 'a[data-load=full]' }, eagerness: 'moderate' }] as const

/** Text of the inline rules. Some browsers know `prefetch` alone; where both are known, one fetch serves both. */
export const speculationRules = scriptJson({ prefetch: fullLoads, prerender: fullLoads })
