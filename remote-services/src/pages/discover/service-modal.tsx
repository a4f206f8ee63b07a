import cross from 'icon:x'
import { Button, ButtonLink } from '@site/kit/ui/base/button'
import { Dialog } from '@site/kit/ui/base/dialog'
import { Icon } from '@site/kit/ui/base/icon'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import { type LateDetails, useLateDetails } from './late-details.ts'
import styles from './service-modal.module.css'
import { ServiceName } from './service-name.tsx'

export type ServiceModalProps = {
  /** Id of the detail: an address with this hash shows it where there is no script. */
  id: string
  title?: string
  /** Says in short what the service is: until its details are here, and where they cannot be had. */
  description?: string
  details: LateDetails
  picture?: PictureSource
  focus?: Focus | undefined
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
export function ServiceModal({
  id,
  title,
  details,
  description,
  picture,
  focus,
  near = false,
  footless,
  action,
  open,
  onClose,
}: ServiceModalProps) {
  const { place, shown, lack } = useLateDetails(details, id, open)
  const standIn = lack && (
    <>
      <p>{description}</p>
      {lack === 'missing' && <p role="alert">What it includes could not be loaded. Please see its page.</p>}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} labelledBy={`${id}-title`} className={styles.modal}>
      <div id={id} className={open ? styles.detail : styles.brief}>
        {open && (
          <div className={styles.close} data-on="ink">
            <Button aria-label="Close" look="line" icon={<Icon drawing={cross} />} onClick={onClose} />
          </div>
        )}
        {open && picture && (
          <Media
            className={[styles.picture, near && styles.near, footless && styles.footless].filter(Boolean).join(' ')}
            picture={picture}
            alt={picture.alt ?? ''}
            focus={focus}
            sizes="82vw"
            upright={near ? '(width < 36rem) and (height >= 44rem), (width >= 52rem)' : '(width >= 52rem)'}
          />
        )}
        <div className={open ? styles.copy : undefined}>
          {open && (
            <h2 id={`${id}-title`} className={styles.title}>
              <ServiceName name={title || 'No Title Provided'} />
            </h2>
          )}
          {/* Hydrated as a text, it stays as the document has it: https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors */}
          <div ref={place} className={styles.words} suppressHydrationWarning>
            {shown ?? standIn ?? ''}
          </div>
          {open && (
            <div className={styles.foot}>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
