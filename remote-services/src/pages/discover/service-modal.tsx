import cross from 'icon:x'
import { Button, ButtonLink } from '@site/kit/ui/base/button'
import { Dialog } from '@site/kit/ui/base/dialog'
import { Icon } from '@site/kit/ui/base/icon'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import type { ReactNode } from 'react'
import { readServiceDescription } from './service-description.ts'
import styles from './service-modal.module.css'
import { ServiceName } from './service-name.tsx'

export type ServiceModalProps = {
  /** Id of the detail: an address with this hash shows it where there is no script. */
  id: string
  title?: string
  /** A lead sentence, then `Key Features` and lines of `Name: explanation`. */
  description?: string
  picture?: PictureSource
  focus?: Focus
  /** Its upright framing is shown on phones too, where they are high enough. */
  near?: boolean | undefined
  /** The foot of its upright framing is bare ground: it hangs without it. */
  footless?: boolean | undefined
  /** The way to the service's page. */
  action: { readonly label: string; readonly href: string }
  open: boolean
  onClose: () => void
}

/**
 * What a service includes, in a dialog over the page: a picture, a lead sentence, its key features, and the link to its page.
 * Closed, it holds the text alone: without script it is shown in the card, which has the rest already.
 */
export function ServiceModal({ description, open, onClose, ...shown }: ServiceModalProps) {
  const { lead, features } = readServiceDescription(description ?? '')
  const copy = (
    <>
      <p className={styles.lead}>{lead ?? 'No content available at this time.'}</p>
      {features.length > 0 && <KeyFeatures features={features} />}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} labelledBy={`${shown.id}-title`} className={styles.modal}>
      <div id={shown.id} className={open ? styles.detail : styles.brief}>
        {open ? (
          <Detail {...shown} onClose={onClose}>
            {copy}
          </Detail>
        ) : (
          copy
        )}
      </div>
    </Dialog>
  )
}

type DetailProps = Omit<ServiceModalProps, 'description' | 'open'> & { children: ReactNode }

function Detail({ id, title, picture, focus, near = false, footless, action, onClose, children }: DetailProps) {
  return (
    <>
      <div className={styles.close} data-on="ink">
        <Button aria-label="Close" look="line" icon={<Icon drawing={cross} />} onClick={onClose} />
      </div>
      {picture && (
        <Media
          className={[styles.picture, near && styles.near, footless && styles.footless].filter(Boolean).join(' ')}
          picture={picture}
          alt={picture.alt ?? ''}
          focus={focus}
          sizes="82vw"
          upright={near ? '(width < 36rem) and (height >= 44rem), (width >= 52rem)' : '(width >= 52rem)'}
        />
      )}
      <div className={styles.copy}>
        <h2 id={`${id}-title`} className={styles.title}>
          <ServiceName name={title || 'No Title Provided'} />
        </h2>
        {children}
        <div className={styles.foot}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
    </>
  )
}

function KeyFeatures({ features }: Pick<ReturnType<typeof readServiceDescription>, 'features'>) {
  return (
    <>
      <h3 className={styles.label}>Key Features</h3>
      <dl className={styles.features}>
        {features.map(({ name, explanation }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
