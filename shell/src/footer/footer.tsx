import { identity } from '@site/identity'
import layout from '@site/kit/ui/base/layout.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { MotionToggle } from '@site/kit/ui/motion/motion-toggle'
import { HangingThreads } from '@site/kit/ui/threads/thread-hang'
import styles from './footer.module.css'
import { footerLinks, frameworks, type LinkGroup, legalLinks } from './footer-links.ts'
import { SocialLinks } from './social-links.tsx'

/** The foot of every page. Its anchors `#accessibility` and `#company` answer `/accessibility` and `/terms`. */
export function Footer() {
  return (
    <footer className={styles.footer} data-ground="ink" data-area="rights">
      <div className={styles.fringe} aria-hidden="true">
        <HangingThreads count={30} />
      </div>
      <div className={layout.wrap}>
        <FirstArticle />
        <div className={styles.columns}>
          {footerLinks.map(group => (
            <LinkColumn key={group.title} {...group} />
          ))}
          <Frameworks />
          <Office />
          <div>
            <h2>Follow</h2>
            <SocialLinks />
          </div>
        </div>
        <LegalLines />
      </div>
    </footer>
  )
}

function FirstArticle() {
  return (
    <figure>
      <blockquote className={styles.article} cite="https://www.un.org/en/about-us/universal-declaration-of-human-rights">
        <p>
          “All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act
          towards one another in a spirit of brotherhood.”
        </p>
      </blockquote>
      <figcaption className={text.meta}>Universal Declaration of Human Rights, Article 1</figcaption>
    </figure>
  )
}

function LinkColumn({ title, links }: LinkGroup) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
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
      <h2>Frameworks</h2>
      <ul className={styles.list}>
        {frameworks.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

function Office() {
  const { place, phone, emails } = identity
  return (
    <div>
      <h2>Reach the office</h2>
      <address>
        <ul className={styles.list}>
          <li>
            {place.city}, {place.country}
          </li>
          <li>
            <a href={`mailto:${emails.office}`}>{emails.office}</a>
          </li>
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        </ul>
      </address>
    </div>
  )
}

function LegalLines() {
  return (
    <div className={styles.legal}>
      <div className={styles.lines}>
        <p id="company">
          © 2025 {identity.name}. Company number {identity.companyNumber}.
        </p>
        <p id="accessibility">
          This site is built to meet WCAG 2.1 (and 2.2) at level AA. Is something in your way?{' '}
          <TextLink href={`mailto:${identity.emails.office}`}>Tell us</TextLink>, and we will put it right.
        </p>
      </div>
      <nav aria-label="Legal">
        <ul className={styles.list}>
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <MotionToggle />
    </div>
  )
}
