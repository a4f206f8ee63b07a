/** Pages that stand for others: what holds for all that are made alike is asked of these, and of every page by the long tests. */
import { declaredPages } from './releases.ts'

const pages = await declaredPages()

/** The file with the page's component. */
const templateOf = ({ section, path, modules }: (typeof pages)[number]): string =>
  `${section}/${modules.find(file => /-page-[\w-]{8}\.js$/.test(file)) ?? path}`

/** The first page of each template. */
export const firstOfTemplate = pages.filter((page, at) => pages.findIndex(other => templateOf(other) === templateOf(page)) === at)

/** Pages unlike each other: moving, with a model, with a hero that is shown whole, with a form, and long. */
export const kinds = ['/', '/racial-literacy-training', '/human-rights-hero', '/consultation', '/whitepaper/zuri-halloran']

/** Those of them that `npm test` reads on a desk as well; the long tests read every page there. */
export const deskKinds = kinds.slice(0, 2)
