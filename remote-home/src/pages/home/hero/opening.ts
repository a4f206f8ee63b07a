/**
 * Runs before the first paint (`beforePaint` of the page's head): the loading screen is there from the first frame or
 * not at all. It marks the root, and the style sheet does the rest. Once a session, for who comes afresh (`markDocument` of the
 * contract); never at another address that home answers, or for those who want no motion. Any act ends it.
 */
export const opening = [
  'try {',
  'const root = document.documentElement;',
  "if ('fresh' in root.dataset && location.pathname === '/' && !matchMedia('(prefers-reduced-motion: reduce)').matches",
  "&& localStorage.getItem('motion') !== 'paused' && !sessionStorage.getItem('home-opened')) {",
  "sessionStorage.setItem('home-opened', 'yes');",
  "root.dataset.opening = '';",
  "const end = () => { if ('opening' in root.dataset) root.dataset.opening = 'skipped' };",
  "for (const act of ['click', 'keydown', 'wheel', 'touchmove', 'scroll']) addEventListener(act, end, { once: true, passive: true })",
  '} } catch {}',
].join(' ')
