/** Pictures whose addresses the specification gives: their WebP is public there, and the newer formats stand before it. */
export const specifiedPictures = [
  'human-rights',
  'education',
  'healing',
  'culture',
  'public-speaking',
  'research',
  'consultancy',
  'global-impact',
] as const

/** @returns undefined for every other picture */
export const specifiedAddress = (name: string): string | undefined =>
  specifiedPictures.some(each => each === name) ? `/assets/images/vision/${name}.webp` : undefined
