/** What a fragment may consist of. Everything that is not named here is refused, such as elements that no browser knows yet. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** They have no end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
export const voidElements = words('area base br col embed hr img input link meta source track wbr')

/**
 * Of HTML: flow content. Not what runs or frames something, what speaks for the whole document (its head
 * record does), and what swallows the markup behind it.
 */
const htmlElements = words(`
  a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup
  data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr i img input ins kbd label legend li link map mark menu meter nav noscript ol optgroup option
  output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary
  sup table tbody td template textarea tfoot th thead time tr track u ul var video wbr
`)

/** Of SVG: what draws. Not `foreignObject`, and not what animates: that can give a link another address. */
const svgElements = words(`
  a circle clipPath defs desc ellipse filter g image line linearGradient marker mask path pattern polygon
  polyline radialGradient rect stop svg switch symbol text textPath title tspan use
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

const allowed: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  'http://www.w3.org/1999/xhtml': htmlElements,
  'http://www.w3.org/2000/svg': svgElements,
}

/** An element as far as it can be refused by what it is. */
export type PlainElement = {
  readonly tagName: string
  readonly namespaceURI: string
  readonly attrs: readonly { readonly name: string; readonly value: string }[]
}

/** @returns what a fragment may hold in place of this element; undefined when it may hold it */
export function elementFault({ tagName, namespaceURI, attrs }: PlainElement, isEmpty: boolean): string | undefined {
  if (!allowed[namespaceURI]?.has(tagName)) return 'an element that a page may hold'
  // React's place-holder for what is rendered in the browser alone.
  if (tagName === 'template') return isEmpty ? undefined : 'an empty <template>'
  // React's, for a picture that is not loaded lazily.
  if (tagName === 'link' && !(attributeOf(attrs, 'rel') === 'preload' && attributeOf(attrs, 'as') === 'image'))
    return 'no <link> but one that preloads an image'
  return undefined
}

const attributeOf = (attrs: PlainElement['attrs'], name: string): string | undefined => attrs.find(attr => attr.name === name)?.value
