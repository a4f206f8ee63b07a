import { createHash } from 'node:crypto'
import type { FactSheet } from './fact-sheet.ts'

/** A comment after the end of the PDF, which readers pass over: it tells from what copy the sheet was printed. */
export const sheetMark = (sheet: FactSheet): string =>
  `%words ${createHash('sha256').update(JSON.stringify(sheet)).digest('hex').slice(0, 32)}\n`
