/** What `shared/status` makes for the admin origin: documents as text, without script. Delivery knows no more of them. */
import type { StatusModel } from '../management/status-model.ts'

/** Whose site it is. */
export type PageSettings = { readonly siteName: string }

/** What came of the request before, in a sentence. */
export type Notice = { readonly kind: 'done' | 'refused'; readonly text: string }

export type StatusSettings = PageSettings & {
  /** What the token may change: a program's name, or `*` for all. */
  readonly signedInFor?: string | undefined
  readonly notice?: Notice | undefined
}

/** `refused` is why the token before was not taken. */
export type SignInSettings = PageSettings & { readonly refused?: string | undefined }

/** `detail` is a sentence of its own. */
export type MessageSettings = PageSettings & { readonly detail?: string | undefined }

export type MessageKind = 'signed-out' | 'forbidden' | 'not-found' | 'failed'

export type RenderedPage = {
  /** The whole document. */
  readonly html: string
  /** Content of its `style` element, for the policy's hash. Fonts are in it as `data:` addresses. */
  readonly styles: string
}

/** The module `shared/status/dist/render.mjs`. */
export type StatusPages = {
  renderStatus(model: StatusModel, settings: StatusSettings): RenderedPage
  renderSignIn(settings: SignInSettings): RenderedPage
  renderMessage(kind: MessageKind, settings: MessageSettings): RenderedPage
}
