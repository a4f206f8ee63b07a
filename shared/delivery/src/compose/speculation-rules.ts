/**
 * What browsers may get ready before it is asked for: the pages behind links that load in full. All other
 * links are client navigation, which fetches by itself (docs/decisions/0010).
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
import { scriptJson } from './markup.ts'

/** `moderate`: when a mouse rests on the link, or a finger touches it. Browsers hold back with Save-Data and low power. */
const fullLoads = [{ where: { selector_matches: 'a[data-load=full]' }, eagerness: 'moderate' }] as const

/** Text of the inline rules. Some browsers know `prefetch` alone; where both are known, one fetch serves both. */
export const speculationRules = scriptJson({ prefetch: fullLoads, prerender: fullLoads })
