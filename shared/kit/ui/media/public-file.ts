/** Addresses of the files that a section keeps at fixed public paths (`/data/…`, `/assets/…`). */
import { readPin, shownPage } from '../../contract/pin.ts'

/**
 * Where the page that is shown gets a public file of its own section: from the very release that the document
 * was made of, whatever is stable by then.
 * @param path such as `/data/zeroBankWhitePaper.json`
 * @returns `path` itself where no pin names the release, as in a section that is developed alone
 */
export function publicFileAddress(path: string): string {
  const shown = shownPage(readPin(), location.pathname)
  return shown ? `${path}?r=${shown.part.release}` : path
}
