/** Splices the frame of one release and a page of another into a document. Pure: same input, same bytes. */
import type { identity } from '@site/identity'
import { frameSlot, type Pin, type ReleasePage, type SectionRelease, type ShellRelease } from '../release/release.ts'
import { contentPolicy } from './content-policy.ts'
import { documentOf } from './document.ts'
import { documentHead, importMap, stylesOf } from './document-head.ts'
import { speculationRules } from './speculation-rules.ts'

/** Prerendered markup before and after `<main>`. */
export type Frame = { readonly top: string; readonly foot: string }

/** What the delivery reads of the identity record, and what the host can do for its owner. */
export type SiteIdentity = Pick<typeof identity, 'name' | 'origin' | 'emailProvider'> & {
  /** False where no endpoint takes a booking: the form writes a letter instead (decision 12). */
  readonly bookable?: boolean
}

export type Composition = {
  readonly shell: ShellRelease
  readonly frame: Frame
  readonly section: SectionRelease
  readonly page: ReleasePage
  /** Prerendered markup of the page. */
  readonly fragment: string
  /** Text of each style sheet that the frame and the page name, by its address. */
  readonly styles: ReadonlyMap<string, string>
  readonly pin: Pin
  readonly identity: SiteIdentity
  /** 404 when the page stands in for one that does not exist: then it is not to be indexed. */
  readonly status: 200 | 404
  /** The part of the page that the visitor's address asked for; the shell goes there. */
  readonly arriveAt?: string | undefined
  /** Also writes the policy into the document, for hosts that cannot send it. */
  readonly embedPolicy?: boolean
}

/** @param file a frame file of the shell's release */
export function splitFrame(file: string): Frame {
  const [top, foot, ...more] = file.split(frameSlot)
  if (top === undefined || foot === undefined || more.length > 0) throw new Error(`A frame has one ${frameSlot}`)
  return { top, foot }
}

/**
 * The document and the Content-Security-Policy it needs.
 * @throws {TypeError} when a release names a file that it does not list.
 */
export function compose(composition: Composition): { html: string; policy: string } {
  const { page, frame, fragment, identity } = composition
  const { origin } = identity.emailProvider
  const policy = contentPolicy({
    inlineScripts: [importMap(composition), speculationRules],
    inlineStyles: stylesOf(composition).map(({ text }) => text),
    connect: origin === 'self' ? [] : [origin],
  })
  const html = documentOf({
    page,
    attributes: {
      'data-arrive': composition.arriveAt,
      // The booking form reads this.
      'data-booking': identity.bookable === false && origin === 'self' ? 'mail' : undefined,
    },
    head: documentHead(composition, policy),
    frame,
    fragment,
  })
  return { html, policy }
}
