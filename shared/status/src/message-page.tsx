import type { MessageKind, MessageSettings } from '@site/delivery/status-pages'
import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { PageFrame } from './page-frame.tsx'

export type MessagePageProps = { kind: MessageKind; settings: MessageSettings }

export const messageWords = {
  'signed-out': { title: 'You are signed out', text: 'This browser no longer holds your token.', way: 'Sign in' },
  forbidden: { title: 'Not with this token', text: 'It may not change this. Nothing was changed.', way: 'Back to the status' },
  'not-found': {
    title: 'There is no such page',
    text: 'The admin origin has the status and the interface of the command line.',
    way: 'To the status',
  },
  failed: { title: 'That did not work', text: 'What visitors get does not depend on this page.', way: 'To the status' },
} as const satisfies Record<MessageKind, { title: string; text: string; way: string }>

/** A page that says one thing, and the way on. */
export function MessagePage({ kind, settings: { siteName, detail } }: MessagePageProps) {
  const words = messageWords[kind]
  return (
    <PageFrame siteName={siteName} title={words.title}>
      <div className={layout.stack5}>
        <p className={text.lead}>{words.text}</p>
        {detail && <p>{detail}</p>}
        <ButtonLink href="/status" size="small">
          {words.way}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
