/** What the site and each of its documents are made of. */
import type { identity } from '@site/identity'
import type { Pin, ProgramName, ReleaseAlias, ReleasePage, SectionRelease, ShellRelease } from '../release/release.ts'

export type Frame = { readonly top: string; readonly foot: string }

/** What the delivery reads of the identity record, and what the host can do for its owner. */
export type SiteIdentity = Pick<typeof identity, 'name' | 'origin' | 'emailProvider' | 'status'> & {
  /** False where no endpoint takes a booking: the form writes a letter instead (docs/decisions/0016). */
  readonly bookable?: boolean
}

export type AddressedIdentity = SiteIdentity & { readonly origin: string; readonly hidden?: boolean }
export type ProgramFile = { readonly program: ProgramName; readonly name: string }

/** `fragment` is its prerendered markup. */
export type SitePage = { readonly section: SectionRelease; readonly page: ReleasePage; readonly fragment: string }

/** One choice of a release for each program, complete in memory. */
export type Site = {
  readonly shell: ShellRelease
  /** By the path that the bar marks; `*` marks none. `article 19` is the foot alone, quoting that one. */
  readonly frames: ReadonlyMap<string, Frame>
  readonly pages: ReadonlyMap<string, SitePage>
  /** Addresses without a page of their own, in the order of their sections. */
  readonly aliases: readonly ReleaseAlias[]
  /** Texts of the style sheets and of the icon, by their addresses. */
  readonly texts: ReadonlyMap<string, string>
  /** Which file answers each fixed public path. */
  readonly publicFiles: ReadonlyMap<string, ProgramFile>
  readonly pin: Pin
  readonly releases: Readonly<Partial<Record<ProgramName, string>>>
}

export type Composition = SitePage &
  Pick<Site, 'shell' | 'texts' | 'pin'> & {
    readonly frame: Frame
    readonly identity: AddressedIdentity
    /** 404 when the page stands in for one that does not exist: then it is not to be indexed. */
    readonly status: 200 | 404
    /** The alias that this page answers, as it is declared; `nothing` when it stands in for a missing page. The page may say so. */
    readonly asked?: string | undefined
    /** The part of the page that the visitor's address asked for; the shell goes there. */
    readonly arriveAt?: string | undefined
    /** Also writes the policy into the document, for hosts that cannot send it. */
    readonly embedPolicy?: boolean
  }
