import { ButtonLink } from '../base/button.tsx'
import layout from '../base/layout.module.css'
import { RichText } from '../base/rich-text.tsx'
import text from '../base/text.module.css'
import { TextLink } from '../base/text-link.tsx'
import { kitCopy } from '../kit-copy.ts'
import { type Focus, Media, type PictureSource } from '../media/media.tsx'
import styles from './closing.module.css'

export type ClosingProps = {
  title: string
  lead?: string
  action: { readonly label: string; readonly href: string }
  /** What a request from here is about: a second link leads to the booking form with it. */
  topic?: string | undefined
  /** The page's own, often what it began with: a part of it is shown, from nearer, or `whole` where that part would be a torn one. */
  picture: PictureSource
  focus?: Focus
  whole?: boolean
  /** `light` pictures go over into paper, as in the hero. */
  tone?: 'dark' | 'light'
}

/** The end of a page: one picture, one sentence, its action, and where that leads elsewhere the way to the booking form. */
export function Closing({ title, lead, action, topic, picture, focus, whole, tone }: ClosingProps) {
  return (
    <section className={`${styles.closing} ${whole ? styles.whole : ''}`} data-on={tone === 'light' ? 'paper' : 'ink'} data-focus={focus}>
      <Media className={styles.picture} picture={picture} alt="" focus={focus} />
      <div className={`${layout.wrap} ${layout.stack6}`}>
        <h2 className={styles.title}>
          <RichText text={title} />
        </h2>
        {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
        <div className={styles.actions} data-unread="">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {topic && <TextLink href={`/consultation?topic=${topic}#booking`}>{kitCopy.writeRequest}</TextLink>}
        </div>
      </div>
    </section>
  )
}
