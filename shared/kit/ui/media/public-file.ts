/** Addresses of the files that a section keeps at fixed public paths (`/data/…`, `/assets/…`). */
import type { Pin } from '../../contract/page.ts'

/**
 * Where the page that is shown gets a public file of its own section: from the very release that the document
 * was made of, whatever is stable by then.
 * @param path such as `/data/zeroBankWhitePaper.json`
 * @returns `path` itself where no pin tells the release, as in a section that is developed alone
 */
export function publicFileAddress(path: string): string {
  const release = shownRelease()
  return release ? `${path}?r=${release}` : path
}

/** The release that the page at this address is from; addresses without a page of their own show home. */
function shownRelease(): string | undefined {
  const pin = JSON.parse(document.getElementById('pin')?.textContent ?? '{"sections":{}}') as Pick<Pin, 'sections'>
  const parts = Object.values(pin.sections)
  const of = (path: string) => parts.find(part => part && Object.hasOwn(part.pages, path))?.release
  return of(decoded(location.pathname)) ?? of('/')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/(?<=.)\/$/, '')
  } catch {
    return '/'
  }
}
