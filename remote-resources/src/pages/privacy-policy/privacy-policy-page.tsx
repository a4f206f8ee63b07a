import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { dayInWords } from '@site/identity/locale'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { Film } from '@site/kit/ui/media/film'
import { useRef } from 'react'
import { Contents } from '../../blocks/contents.tsx'
import { KeptList } from './kept-list.tsx'
import { PolicySection } from './policy-section.tsx'
import { privacyPolicy } from './privacy-policy.ts'
import styles from './privacy-policy-page.module.css'
import { withProvider } from './with-provider.ts'

// Where bookings come to this site's own server, no provider has a part in them.
const { hero, changed, sections, kept, ways } = identity.emailProvider.origin === 'self' ? privacyPolicy : withProvider(privacyPolicy)
const [welcome, ...others] = sections

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
      <Section ground="paper" labelledBy={welcome.id}>
        <div className={layout.grid}>
          <h2 id={welcome.id} className={styles.title}>
            {welcome.title}
          </h2>
          <div className={styles.welcome}>
            {welcome.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <KeptList kept={kept} />
      </Section>
      <Section ground="linen" className={styles.policy}>
        <div className={layout.grid}>
          <div className={styles.contents}>
            <Contents lines={others} />
          </div>
          <div className={styles.sections}>
            {others.map(section => (
              <PolicySection key={section.id} section={section}>
                {section.id === 'retention-and-protection' && <Regulator />}
                {section.id === 'contact-us' && <Office />}
              </PolicySection>
            ))}
          </div>
        </div>
      </Section>
      <WaysOn ways={ways} ground="rose" />
    </div>
  )
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
        <TextLink href={callAddress(phone)}>{phone}</TextLink>
      </address>
      <p className={text.meta}>
        This version dates from <time dateTime={changed}>{dayInWords(changed)}</time>.
      </p>
    </>
  )
}
