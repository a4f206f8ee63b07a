import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { useReveal } from '@site/kit/runtime'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { TextLink } from '@site/kit/ui/base/text-link'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { TypeHero } from '../../blocks/type-hero.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { contactUs } from './contact-us.ts'
import styles from './contact-us-page.module.css'
import { DeskThreads } from './desk-threads.tsx'

/** The office's addresses. There is no form: the booking form is the consultation page's. */
export function Page() {
  const scope = useRef<HTMLDivElement>(null)
  useReveal(scope)
  return (
    <>
      <LeavePage href={identity.neutralPage} />
      <TypeHero thread={<DeskThreads />} title={contactUs.hero.title} lead={contactUs.hero.lead.replace('{city}', identity.place.city)}>
        <div className={styles.telephone}>
          <h2>{contactUs.hero.telephone}</h2>
          <TextLink href={callAddress(identity.phone)}>{identity.phone}</TextLink>
        </div>
      </TypeHero>
      <div ref={scope} className={styles.categories}>
        {contactUs.categories.map(category => (
          <CategoryPanel key={category.id} category={category} />
        ))}
      </div>
      <WaysOn ways={contactUs.ways} />
    </>
  )
}
