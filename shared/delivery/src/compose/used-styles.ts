/** The part of a style sheet that prerendered markup can show; the rest comes with the code that adds to the markup. */

type Rule = { readonly prelude: string; readonly body?: string }

/** Strings, comments and escapes are passed over whole: a brace in one opens nothing. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?(?:\*\/|$)|\\.|[{};]/g

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let [from, open, depth] = [0, 0, 0]
  for (const { 0: mark, index } of css.matchAll(token)) {
    if (mark === '{' && depth++ === 0) open = index
    if (mark === '}' && --depth === 0) rules.push({ prelude: css.slice(from, open), body: css.slice(open + 1, index) })
    if (mark === ';' && depth === 0) rules.push({ prelude: css.slice(from, index) })
    if (depth === 0 && /^[};]$/.test(mark)) from = index + 1
  }
  return rules
}

/** What stands in parentheses may be a choice or a negation: it decides nothing, nor does an attribute, but for a state such as `[data-place=margin]`. */
const decidingParts = (selector: string): string => {
  let depth = 0
  return selector.replace(/\[[^\]]*(?:\]|$)|[()]|[^[()]+/g, part => {
    if (part === '(') depth++
    if (part === ')') depth--
    return depth > 0 || part === ')' || /^\[(?!data-[\w-]+="?[\w-]+"?\]$)/.test(part) ? '' : part
  })
}

/** The classes that a selector names, and the state of each: `pill` and `data-place="margin"` in `.pill[data-place=margin]`. */
const namesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)(?:\[(data-[\w-]+)="?([\w-]+)"?\])?/g)].flatMap(([, name = '', state, value]) =>
    state ? [name, `${state}="${value}"`] : name,
  )

/** Whether one of the selectors names only what the markup has. */
const applies = (prelude: string, present: ReadonlySet<string>): boolean =>
  decidingParts(prelude)
    .split(',')
    .some(selector => namesOf(selector).every(name => present.has(name)))

function pruned(css: string, present: ReadonlySet<string>, depth = 0): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`
      // Deeper nobody writes, and each level is read again for the one around it.
      if (depth < 8 && /^\s*@(?:layer|media|supports|container)/.test(prelude)) {
        const inner = pruned(body, present, depth + 1)
        return inner && `${prelude}{${inner}}`
      }
      return prelude.trimStart().startsWith('@') || applies(prelude, present) ? `${prelude}{${body}}` : ''
    })
    .join('')
}

/** The classes of the markup, and its `data-` attributes as they stand: `data-place="margin"`. */
export const namesIn = (markup: string): Set<string> =>
  new Set(
    [...markup.matchAll(/\s(?:class="([^"]*)"|(data-[\w-]+="[\w-]+"))/g)].flatMap(([, names, state]) => state ?? names?.split(/\s+/) ?? []),
  )

export function usedStyles(css: string, present: ReadonlySet<string>): string {
  const used = pruned(css, present)
  const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
  const named = new Set(used.replace(keyframes, '').match(/[\w-]+/g))
  return used.replace(keyframes, (frames, name: string) => (named.has(name) ? frames : ''))
}
