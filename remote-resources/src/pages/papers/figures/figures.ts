/** The figures that a paper's text may name: `[figure: purse]` in a paragraph of its own. */
import { counterFigure } from './counter.ts'
import type { Figure } from './figure.ts'
import { loanFigure } from './loan.ts'
import { purseFigure } from './purse.ts'
import { tiersFigure } from './tiers.ts'

export const figures: Readonly<Record<string, Figure>> = {
  tiers: tiersFigure,
  purse: purseFigure,
  loan: loanFigure,
  counter: counterFigure,
}
