/**
 * `lowered`: as on other pages, below the bar. `screen`: the picture fills it. `leaf`: beside the words. `span`: from edge to edge below a title
 * as wide as the page. `field`: on its own colour, which is then the whole screen's.
 */
export const firstScreenForms = [
  'lowered',
  'screen',
  'leaf-left',
  'leaf-spun',
  'leaf-threaded',
  'span',
  'field',
  'field-roped',
  'field-wide',
] as const

export type FirstScreenForm = (typeof firstScreenForms)[number]
