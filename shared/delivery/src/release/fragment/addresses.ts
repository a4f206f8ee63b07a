/** Where the attributes of a fragment may point. Values come decoded: character references are resolved. */

/** Stands for this site. The name is reserved (RFC 2606): nobody else's address can have it. */
const here = 'https://page.invalid/'

/** A link may leave the site by these. */
const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const pictures: ReadonlySet<string> = new Set(['src', 'srcset', 'imagesrcset', 'poster'])
const addresses: ReadonlySet<string> = new Set(['href', 'action', 'formaction', 'cite', 'data', 'longdesc', ...pictures])

/** @returns what an address in this place has to be, when this one is not; undefined for other attributes too */
export function addressFault(tagName: string, attribute: string, value: string): string | undefined {
  if (!addresses.has(attribute)) return undefined
  if (attribute === 'cite' || (attribute === 'href' && (tagName === 'a' || tagName === 'area')))
    return linkSchemes.has(targetOf(value)?.protocol ?? '')
      ? undefined
      : `a path, or an address with ${[...linkSchemes].join(', ')} (${attribute})`
  return partsOf(attribute, value).every(part => isHere(part) || (pictures.has(attribute) && isPictureData(part)))
    ? undefined
    : `an address on this site (${attribute})`
}

/** As browsers read it: without the white space inside, and with `\` for `/`. */
function targetOf(address: string): URL | undefined {
  return URL.canParse(address, here) ? new URL(address, here) : undefined
}

const isHere = (address: string): boolean => targetOf(address)?.origin === new URL(here).origin

const isPictureData = (address: string): boolean => /^data:image\//i.test(targetOf(address)?.href ?? '')

/** Also parts a canary at a comma inside it: each part is then an address by itself, and has to be one that is allowed. */
const partsOf = (attribute: string, value: string): string[] =>
  attribute.endsWith('srcset')
    ? value
        .split(',')
        .map(canary => canary.trim().split(/\s/)[0] ?? '')
        .filter(address => address !== '')
    : [value]
