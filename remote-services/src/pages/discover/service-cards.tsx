import arrowRight from 'icon:arrow-right'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { RichText } from '@site/kit/ui/base/rich-text'
import type { Ground } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { memo, useEffect, useRef } from 'react'
import type { LateDetails } from './late-details.ts'
import { serviceAddress, viewLabel } from './service-address.ts'
import styles from './service-cards.module.css'
import { type ServiceCard, ServiceGrid } from './service-grid.tsx'
import { ServiceModal } from './service-modal.tsx'
import { ServiceName } from './service-name.tsx'
import { type OpenService, useOpenService } from './use-open-service.ts'

export type ListedService = ServiceCard & {
  /** Names the service in the page's address: `?service=<slug>`. */
  readonly slug: string
  /** The service's page; without one the card leads to the fallback of its title. */
  readonly page?: string
  readonly footless?: boolean | undefined
}

export type ServiceCardsProps = {
  groups: readonly { readonly id: string; readonly title: string; readonly ground: Ground; readonly services: readonly ListedService[] }[]
  details: LateDetails
}

/** A form of its own, empty: its buttons stand in the cards and send `?service=<slug>` where there is no script. */
const form = 'learn-more'

/** The services by area, each area on a ground of its own, with their two actions: what a service includes, in a dialog, and the way to its page. */
export function ServiceCards({ groups, details }: ServiceCardsProps) {
  const known = groups.flatMap(({ services }) => services.map(({ slug }) => slug))
  const service = useOpenService(known)
  return (
    <div data-live={service.live || undefined}>
      <form id={form} hidden />
      {groups.map(({ id, title, ground, services }) => (
        <div key={id} className={styles.group} data-ground={ground}>
          <h2 id={id} className={styles.area} data-reveal="">
            <span>
              <RichText text={title} />
            </span>
          </h2>
          <ServiceGrid
            cards={services}
            actions={card => (
              <Actions card={card} details={details} isOpen={card.slug === service.slug} onOpen={service.open} onClose={service.close} />
            )}
          />
        </div>
      ))}
    </div>
  )
}

type ActionsProps = {
  card: ListedService
  details: LateDetails
  isOpen: boolean
  onOpen: OpenService['open']
  onClose: OpenService['close']
}

const Actions = memo(function Actions({ card, details, isOpen, onOpen, onClose }: ActionsProps) {
  const { slug, title } = card
  const view = { label: viewLabel(title), href: serviceAddress(card) }
  return (
    <>
      <LearnMore slug={slug} title={title} isOpen={isOpen} onOpen={onOpen} />
      <p>
        <TextLink href={view.href}>
          <ServiceName name={view.label} />
          <Icon drawing={arrowRight} />
        </TextLink>
      </p>
      <ServiceModal {...card} id={slug} details={details} action={view} open={isOpen} onClose={onClose} />
    </>
  )
})

type LearnMoreProps = { slug: string; title: string; isOpen: boolean; onOpen: (slug: string) => void }

function LearnMore({ slug, title, isOpen, onOpen }: LearnMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Before the dialog, which follows it here, takes the focus: it gives it back to whatever had it. An address
  // opens a dialog without a click, and Safari focuses no button on one.
  useEffect(() => {
    if (isOpen) button.current?.focus()
  }, [isOpen])
  return (
    <Button
      ref={button}
      look="line"
      size="small"
      type="submit"
      form={form}
      formAction={`#${slug}`}
      name="service"
      value={slug}
      aria-haspopup="dialog"
      onClick={event => {
        event.preventDefault()
        onOpen(slug)
      }}
    >
      Learn More<span className={text.spoken}>{` about ${title}`}</span>
    </Button>
  )
}
