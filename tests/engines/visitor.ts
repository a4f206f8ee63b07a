/** A visit in one window of some browser, in the few steps that every engine can take. */
import { readComplaints } from './complaints.ts'

export type Visitor = {
  /** Loads the page at `path` (as an address has it: encoded) in full. */
  open(path: string): Promise<void>
  /** Runs `task` in the page. It sees its arguments alone, and both they and its result go through JSON. */
  run<Args extends readonly unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Presses the pointer on what the XPath finds. */
  click(xpath: string): Promise<void>
  /** Types into the control that the XPath finds, key by key. */
  type(xpath: string, text: string): Promise<void>
  /** Ends the visit and every program behind it. */
  leave(): Promise<void>
}

/** Milliseconds in which anything a visitor waits for has to happen on a busy machine. */
const timeoutMs = 20_000

/** Resolves to what `task` gives in the page as soon as that is truthy. */
export async function until<Args extends readonly unknown[], Result>(
  visitor: Visitor,
  task: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const result = await visitor.run(task, ...args)
    if (result) return result
    if (Date.now() > deadline)
      throw new Error(`This did not come true in ${timeoutMs} ms: ${task} (${JSON.stringify(args)}). ${await account(visitor)}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function account(visitor: Visitor): Promise<string> {
  const { address, title } = await visitor.run(() => ({ address: location.href, title: document.title }))
  const complaints = await readComplaints(visitor)
  return `The window shows ${title} (${address}); complaints: ${complaints.join('; ') || 'none'}`
}

/** Resolves when frame and page are hydrated: React's roots are attached to what the document brought. */
export const hydrated = (visitor: Visitor): Promise<unknown> =>
  until(visitor, () => {
    const slot = document.getElementById('page')
    const attached = slot && Object.keys(slot).some(key => key.startsWith('__reactContainer'))
    return document.readyState === 'complete' && Boolean(attached && document.querySelector('#menu[data-hydrated]'))
  })

/** Opens the page at `path` in full and resolves when it is hydrated. */
export async function visit(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  await hydrated(visitor)
}

/** Resolves when navigation has brought the page at `path` (decoded), whose title contains `title`. */
export async function arrival(visitor: Visitor, path: string, title: string): Promise<void> {
  await until(
    visitor,
    (wantedPath, wantedTitle) =>
      decodeURIComponent(location.pathname) === wantedPath &&
      document.title.includes(wantedTitle) &&
      !('navigating' in document.documentElement.dataset),
    path,
    title,
  )
  await hydrated(visitor)
}

/** Presses the link or button that the XPath finds as soon as nothing lies over it. */
export async function press(visitor: Visitor, xpath: string): Promise<void> {
  await until(
    visitor,
    path => {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null
      found?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && hit?.closest('a, button') === found
    },
    xpath,
  )
  await visitor.click(xpath)
}

/** What the visitor can read on the page, as the browser shows it. */
export const headings = (visitor: Visitor): Promise<string[]> =>
  visitor.run(() => [...document.querySelectorAll('h1')].map(heading => heading.innerText))

/** Headings that reach beyond the window's right edge: another engine's letters may be wider. */
export const cutHeadings = (visitor: Visitor): Promise<string[]> =>
  visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
      .filter(heading => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getBoundingClientRect().right > document.documentElement.clientWidth + 1
      })
      .map(heading => heading.innerText),
  )
