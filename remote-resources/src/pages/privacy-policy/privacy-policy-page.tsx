import { identity } from '@site/identity'
import { dayInWords } from '@site/identity/locale'
import { useReveal } from '@site/kit/runtime'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { Film } from '@site/kit/ui/media/film'
import { useRef } from 'react'
import type { NoticeSectionRecord } from '../../blocks/notice-record.ts'
import { NoticeSection } from '../../blocks/notice-section.tsx'
import { privacyPolicy } from './privacy-policy.ts'

const { hero, changed, sections, provider, ways } = privacyPolicy

/** Whether bookings come to this site's own server; elsewhere the policy names the provider's part. */
const ownOutbox = identity.emailProvider.origin === 'self'

/** What the site knows of its visitors, and what becomes of what they send. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  return (
    <div ref={page}>
      <PageHero
        title={hero.title}
        tagline={hero.tagline}
        tone="light"
        picture={hero.poster}
        focus={hero.focus}
        media={props => <Film {...props} film={hero.film} poster={hero.poster} />}
      />
      <Section ground="paper">
        {sections.map(section => (
          <NoticeSection key={section.id} section={withProvider(section)}>
            {section.id === 'retention-and-protection' && <Regulator />}
            {section.id === 'contact-us' && <Office />}
          </NoticeSection>
        ))}
      </Section>
      <WaysOn ways={ways} ground="rose" />
    </div>
  )
}

function withProvider(section: NoticeSectionRecord): NoticeSectionRecord {
  if (ownOutbox || section.id !== 'retention-and-protection') return section
  return { ...section, paragraphs: [provider, ...section.paragraphs.slice(1)] }
}

/** Who hears complaints in the United Kingdom. */
function Regulator() {
  return (
    <address>
      Information Commissioner’s Office
      <br />
      <TextLink href="https://ico.org.uk" rel="noreferrer">
        ico.org.uk
      </TextLink>
    </address>
  )
}

function Office() {
  const { name, place, emails, phone } = identity
  return (
    <>
      <address>
        Office of {name}
        <br />
        {place.city}, {place.country}
        <br />
        <TextLink href={`mailto:${emails.office}`}>{emails.office}</TextLink>
        <br />
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
      </address>
      <p className={text.meta}>
        In this form since <time dateTime={changed}>{dayInWords(changed)}</time>.
      </p>
    </>
  )
}
