/**
 * Runs before the first paint (`beforePaint` of the page's head): the loading screen is there from the first frame or
 * not at all. It marks the root, and the style sheet does the rest. Once a session; never for a reload or a way back, at
 * another address that home answers, at a part of the page, in a document that was prerendered out of sight, or for
 * those who want no motion. Any act ends it. `fresh` is whoever comes to the page's beginning, the opening seen or not:
 * a phone need not lay out the rest at once (the kit's base.css).
 */
export const opening = [
  'try {',
  'const root = document.documentElement;',
  "const [load] = performance.getEntriesByType('navigation');",
  "if (location.pathname === '/' && !location.hash && !document.prerendering && load.type === 'navigate') {",
  "root.dataset.fresh = '';",
  "if (!matchMedia('(prefers-reduced-motion: reduce)').matches && localStorage.getItem('motion') !== 'paused'",
  "&& !sessionStorage.getItem('home-opened')) {",
  "sessionStorage.setItem('home-opened', 'yes');",
  "root.dataset.opening = '';",
  "const end = () => { if ('opening' in root.dataset) root.dataset.opening = 'skipped' };",
  "for (const act of ['click', 'keydown', 'wheel', 'touchmove', 'scroll']) addEventListener(act, end, { once: true, passive: true })",
  '} } } catch {}',
].join(' ')
