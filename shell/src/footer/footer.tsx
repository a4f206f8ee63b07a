import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import layout from '@site/kit/ui/base/layout.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { MotionToggle } from '@site/kit/ui/motion/motion-toggle'
import { footerLinks, frameworks, type LinkGroup, legalLinks } from '../content/footer-links.ts'
import { frameCopy } from '../content/frame-copy.ts'
import { moreLinks } from '../content/main-links.ts'
import { ArticleHem, type ArticleHemProps } from './article-hem.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

const { footer: copy } = frameCopy
const { name, place, phone, emails } = identity

/** The foot of every page. Its anchors `#accessibility` and `#company` answer `/accessibility` and `/terms`. */
export function Footer({ quoted }: ArticleHemProps) {
  return (
    <footer className={styles.footer} data-ground="ink" data-area="rights" data-deferred="">
      <div className={layout.wrap}>
        <ArticleHem quoted={quoted} />
        <div className={styles.columns} data-deferred="">
          {footerLinks.map(group => (
            <Links key={group.title} {...group} shown />
          ))}
          <Frameworks />
          <Office />
          <div>
            <h2>{copy.follow}</h2>
            <SocialLinks />
          </div>
        </div>
        <LegalLines />
      </div>
      <p className={`${layout.wrap} ${styles.printed}`}>{`${name}, ${place.city}: ${emails.office}, ${phone}`}</p>
    </footer>
  )
}

function Links({ title, links, shown }: LinkGroup & { shown?: boolean }) {
  return (
    <nav aria-label={title}>
      {shown && <h2>{title}</h2>}
      <ul className={styles.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Frameworks() {
  return (
    <div>
      <h2>{copy.frameworks}</h2>
      <ul className={styles.list}>
        {frameworks.map(name => (
          <li key={name}>
            {name}
            {name === frameworks[0] && <p className={styles.first}>{copy.first}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Office() {
  return (
    <div>
      <h2>{copy.office}</h2>
      <address>
        <ul className={styles.list}>
          <li>
            {place.city}, {place.country}
          </li>
          <li>
            <a href={`mailto:${emails.office}`}>{emails.office}</a>
          </li>
          <li>
            <a href={callAddress(phone)}>{phone}</a>
          </li>
        </ul>
      </address>
    </div>
  )
}

function LegalLines() {
  return (
    <div className={styles.legal} data-deferred="">
      <div className={styles.lines}>
        {identity.status === 'demonstration' && (
          <p className={styles.demonstration}>{copy.demonstration.replace('{name}', identity.name)}</p>
        )}
        <p id="company">
          © {copy.year} {identity.name}. {copy.company} {identity.companyNumber}. {copy.terms}
        </p>
        <p id="accessibility">
          {copy.conformance} <TextLink href={`mailto:${identity.emails.office}`}>{copy.complain}</TextLink>
          {copy.answer}
        </p>
      </div>
      <Links title={copy.more} links={moreLinks} />
      <Links title={copy.legal} links={legalLinks} />
      <MotionToggle />
    </div>
  )
}
