import arrowRight from 'icon:arrow-right'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { ServiceGrid } from '@site/kit/ui/blocks/service-grid'
import { useEffect, useRef } from 'react'
import type { ServiceCardRecord, ServiceDetail } from './discover-record.ts'
import { serviceAddress, viewLabel } from './service-address.ts'
import styles from './service-cards.module.css'
import { ServiceModal } from './service-modal.tsx'
import { useOpenService } from './use-open-service.ts'

export type ServiceCardsProps = {
  cards: readonly ServiceCardRecord[]
  /** By title. A service without details has nothing to open. */
  details: Readonly<Record<string, Partial<ServiceDetail>>>
}

/** A form of its own, empty: its buttons stand in the cards and send `?service=<slug>` where there is no script. */
const form = 'learn-more'

/** The services with their two actions: what a service includes, in a dialog, and the way to its page. */
export function ServiceCards({ cards, details }: ServiceCardsProps) {
  const known = cards.filter(({ title }) => title in details).map(({ slug }) => slug)
  const service = useOpenService(known)
  return (
    <div data-live={service.live || undefined}>
      <form id={form} hidden />
      <ServiceGrid
        cards={cards}
        actions={card => {
          const { slug, title } = card
          const detail = details[title]
          const view = { label: viewLabel(title), href: serviceAddress(card) }
          return (
            <div className={styles.actions}>
              <LearnMore slug={slug} title={title} isOpen={slug === service.slug} onOpen={service.open} />
              <p>
                <TextLink href={view.href}>
                  {view.label}
                  <Icon drawing={arrowRight} />
                </TextLink>
              </p>
              {detail && <ServiceModal id={slug} {...detail} action={view} open={slug === service.slug} onClose={service.close} />}
            </div>
          )
        }}
      />
    </div>
  )
}

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
