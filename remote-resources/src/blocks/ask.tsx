import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { Media, type PictureSource } from '@site/kit/ui/media/media'
import styles from './ask.module.css'

export type AskProps = {
  title: string
  lead: string
  /** That of the section before it, whose last row it then is; a band of its own by default. */
  ground?: 'linen' | 'indigo'
  action: { readonly label: string; readonly href: string }
  /** Fills the room beside the words. It decorates. */
  picture?: PictureSource
  /** The page is to stay short: the smallest phones have the words alone. */
  short?: boolean
}

/** Near the end of a page: what is still open, and where to write about it. */
export function Ask({ title, lead, ground, action, picture, short = false }: AskProps) {
  return (
    <Section
      ground={ground ?? 'rose'}
      className={`${styles.section} ${ground ? styles.row : ''} ${short ? styles.short : ''}`}
      labelledBy="ask"
    >
      <div className={layout.grid}>
        <h2 id="ask" className={styles.title}>
          {title}
        </h2>
        <div className={`${styles.copy} ${layout.stack5}`}>
          <p className={text.lead}>{lead}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        {picture && <Media className={styles.picture} picture={picture} alt="" sizes="(width >= 64rem) 34vw, 82vw" />}
      </div>
    </Section>
  )
}
