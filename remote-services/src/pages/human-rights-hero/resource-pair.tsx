import download from 'icon:download'
import { ButtonLink } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { RichText } from '@site/kit/ui/base/rich-text'
import styles from './resource-pair.module.css'

type Resource = { readonly title: string; readonly description: string; readonly action: string; readonly href: string }

export type ResourcePairProps = {
  title: string
  /** A document to take away. */
  sheet: Resource
  /** A page to read on. */
  workshops: Resource
}

/** Two ways on from a section: something to keep, and something to take part in. */
export function ResourcePair({ title, sheet, workshops }: ResourcePairProps) {
  return (
    <div className={styles.resources}>
      <h2 className={styles.heading} data-reveal="">
        <RichText text={title} />
      </h2>
      <div className={styles.resource} data-reveal="">
        <h3>{sheet.title}</h3>
        <p className={styles.description}>{sheet.description}</p>
        <ButtonLink href={sheet.href} download="" icon={<Icon drawing={download} />}>
          {sheet.action}
        </ButtonLink>
      </div>
      <div className={styles.resource} data-reveal="">
        <h3>{workshops.title}</h3>
        <p className={styles.description}>{workshops.description}</p>
        <ButtonLink look="line" href={workshops.href}>
          {workshops.action}
        </ButtonLink>
      </div>
    </div>
  )
}
