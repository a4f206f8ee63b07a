import { ButtonLink } from '../base/button.tsx'
import layout from '../base/layout.module.css'
import { RichText } from '../base/rich-text.tsx'
import text from '../base/text.module.css'
import { type Focus, Media, type PictureSource } from '../media/media.tsx'
import styles from './closing.module.css'

export type ClosingProps = {
  title: string
  lead?: string
  action: { readonly label: string; readonly href: string }
  picture: PictureSource
  focus?: Focus
}

/** The end of a page: one picture, one sentence, one way on. */
export function Closing({ title, lead, action, picture, focus }: ClosingProps) {
  return (
    <section className={styles.closing} data-on="ink">
      <Media className={styles.picture} picture={picture} alt="" focus={focus} />
      <div className={`${layout.wrap} ${layout.stack6}`}>
        <h2 className={styles.title}>
          <RichText text={title} />
        </h2>
        {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  )
}
