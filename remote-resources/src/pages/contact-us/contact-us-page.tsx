import { identity } from '@site/identity'
import { useReveal } from '@site/kit/runtime'
import { useRef } from 'react'
import { TypeHero } from '../../blocks/type-hero.tsx'
import { ContactDesk } from './category-panel.tsx'
import { contact } from './contact-us.ts'
import styles from './contact-us-page.module.css'

/** The office's four addresses. There is no form: the booking form is the consultation page's. */
export function Page() {
  const scope = useRef<HTMLDivElement>(null)
  useReveal(scope)
  return (
    <>
      <TypeHero title={contact.hero.title} lead={contact.hero.lead.replace('{city}', identity.place.city)} />
      <div ref={scope} className={styles.desks}>
        {contact.categories.map(category => (
          <ContactDesk key={category.id} category={category} />
        ))}
      </div>
    </>
  )
}
