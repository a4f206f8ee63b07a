/** The log of the admin origin, a record an event: every refusal, and every change with the token that made it. */
import { tokenInText } from './tokens.ts'

export type AdminEvent = {
  readonly event: 'admin-refused' | 'admin-changed'
  readonly method: string
  /** Without its query. */
  readonly path: string
  readonly status: number
  /** Id of the token; `none` where none was given, or none that is good. */
  readonly token: string
  /** Why it was refused. */
  readonly reason?: string
}

export type AdminLog = (entry: AdminEvent) => void

const maxLength = 512

/** A text that the client has chosen, for the log: cut, and without the tokens that somebody put into it by mistake. */
export const loggable = (text: string): string => text.replace(tokenInText, 'site_…').slice(0, maxLength)
