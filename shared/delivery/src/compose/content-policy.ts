/** The Content-Security-Policy of a document: https://www.w3.org/TR/CSP3/ */
import { createHash } from 'node:crypto'

/** A source expression that allows exactly this text inline. */
export const contentHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Everything from this site alone; no style attribute, no frame, no `eval`, and no string ever becomes script.
 * @param scripts texts of the inline scripts, none of which is code but those before the first paint: each is allowed by its hash
 * @param connect other origins that the page may call: the e-mail provider's
 */
export function contentPolicy(scripts: readonly string[], styles: readonly string[], connect: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(contentHash)].join(' '),
    ['style-src', "'self'", ...styles.map(contentHash)].join(' '),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** The same for a `<meta>` element, where browsers complain about `frame-ancestors`. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter(directive => !directive.startsWith('frame-ancestors'))
    .join('; ')
