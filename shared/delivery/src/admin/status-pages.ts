/** What `shared/status` makes for the admin origin: documents as text, without script. Delivery knows no more of them. */
import type { StatusModel } from '../management/status-model.ts'

export type PageSettings = { readonly siteName: string }
export type Notice = { readonly kind: 'done' | 'refused'; readonly text: string }

export type StatusSettings = PageSettings & {
  /** What the token may change: a program's name, or `*` for all. */
  readonly signedInFor?: string | undefined
  readonly notice?: Notice | undefined
}

export type SignInSettings = PageSettings & { readonly refused?: string | undefined }
export type MessageSettings = PageSettings & { readonly detail?: string | undefined }
export type MessageKind = 'signed-out' | 'forbidden' | 'not-found' | 'failed'

export type RenderedPage = {
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
