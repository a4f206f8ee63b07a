/** What the elements of a fragment may carry. */
import { addressFault } from './addresses.ts'
import type { PlainElement } from './elements.ts'

/** Ids of the elements that the composition makes (`compose.ts`, `document-head.ts`): the shell finds them by these. */
const composedIds: ReadonlySet<string> = new Set(['pin', 'page', 'main', 'frame-top', 'frame-foot'])

/** Attributes that run something, load something or call somebody. */
const refused: ReadonlySet<string> = new Set(['attributionsrc', 'background', 'http-equiv', 'manifest', 'nonce', 'ping', 'srcdoc'])

/** Elements that `document` shows under their names, even in place of what it has itself, such as `getElementById`. */
const namedByDocument: ReadonlySet<string> = new Set(['form', 'img'])

type Attribute = PlainElement['attrs'][number]

/** @returns what would have to stand in place of the first attribute at fault */
export function attributeFault(element: PlainElement): string | undefined {
  for (const attribute of element.attrs) {
    const fault = faultOf(element, attribute)
    if (fault) return fault
  }
  return undefined
}

function faultOf({ tagName }: PlainElement, { name, value }: Attribute): string | undefined {
  // `xlink:href` is an `href`. Parsers have made the names lower-case.
  const plain = name.slice(name.indexOf(':') + 1)
  if (plain.startsWith('on')) return `no event handler (${name})`
  if (plain === 'style') return 'no style attribute, which the Content-Security-Policy forbids'
  if (refused.has(plain) || plain.startsWith('shadowroot')) return `no attribute ${name}`
  if (plain === 'name' && namedByDocument.has(tagName)) return `no name of a <${tagName}>`
  if (plain === 'id' && composedIds.has(value)) return `an id that the composition does not use itself (it uses ${value})`
  return addressFault(tagName, plain, value)
}
