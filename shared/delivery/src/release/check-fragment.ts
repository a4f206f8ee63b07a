/**
 * A published fragment or frame stands in the document of every visitor, beside what other teams made. So it
 * is markup and nothing else: nothing in it runs, loads from elsewhere, or reaches out of its place.
 */
import { markupText } from './fragment/markup-text.ts'
import { checkParsedTree } from './fragment/parsed-tree.ts'
import { checkWrittenForm } from './fragment/written-form.ts'
import { frameSlot } from './release.ts'

/**
 * @param markup a page as `renderToString` writes it
 * @param source the release and the file, for the message
 * @throws {Error} `<source>, character <n>: expected …, got …`
 */
export function checkFragment(markup: string, source: string): void {
  const text = markupText(markup, source)
  checkWrittenForm(text)
  checkParsedTree(text, true)
  checkParsedTree(text, false)
}

/**
 * @param file markup before and after `<main>`, parted by the frame’s slot: each half has to be whole by itself
 * @throws {Error} naming the source, the half and what is wrong with it.
 */
export function checkFrame(file: string, source: string): void {
  const [top, foot, ...more] = file.split(frameSlot)
  if (top === undefined || foot === undefined || more.length > 0)
    throw new Error(`${source}: expected ${frameSlot} once, got it ${more.length > 0 ? more.length + 1 : 0} times`)
  checkFragment(top, `${source} before ${frameSlot}`)
  checkFragment(foot, `${source} after ${frameSlot}`)
}
