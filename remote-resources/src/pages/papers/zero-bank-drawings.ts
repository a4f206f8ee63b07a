import circle from './reader/drawings/example.svg?url'
import witnesses from './reader/drawings/how.svg?url'
import person from './reader/drawings/principles.svg?url'
import type { PublishedPaper } from './white-paper-record.ts'

/** The person before her paper, two who give their word for a third, eight around one purse. */
export const zeroBankDrawings = { principles: person, how: witnesses, example: circle } as const satisfies PublishedPaper['drawings']
