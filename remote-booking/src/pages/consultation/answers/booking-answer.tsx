import check from 'icon:check'
import cross from 'icon:x'
import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { locale } from '@site/identity/locale'
import { type BookingFieldName, bookingFieldNames, bookingLimits } from '@site/kit/contract/booking'
import { ButtonLink } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import layoutStyles from '@site/kit/ui/base/layout.module.css'
import textStyles from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { bookingCopy } from '../form/booking-copy.ts'
import styles from './booking-answer.module.css'

export type BookingAnswerProps = { kind: 'sent' | 'failed'; title: string }

/** A page that says what became of a request posted without script, with the same copy as the form. */
export function BookingAnswer({ kind, title }: BookingAnswerProps) {
  return (
    <section className={styles.answer} data-ground="paper" data-kind={kind}>
      <Thread kind={kind} />
      <div className={`${layoutStyles.wrap} ${layoutStyles.stack6}`}>
        <h1 className={styles.title}>
          <Icon drawing={kind === 'sent' ? check : cross} className={styles.mark} />
          {title}
        </h1>
        {kind === 'sent' ? <Sent /> : <Failed />}
      </div>
    </section>
  )
}

function Sent() {
  return (
    <>
      <p className={textStyles.lead}>{identity.status === 'demonstration' ? bookingCopy.demonstrationSent : bookingCopy.sentNote}</p>
      <p className={styles.ways}>
        <ButtonLink href="/">Back to the home page</ButtonLink>
        <span className={styles.links}>
          <TextLink href="/faq">Questions and answers</TextLink>
          <TextLink href="/whitepapers">White papers</TextLink>
          <TextLink href="/vision">The Vision</TextLink>
        </span>
      </p>
    </>
  )
}

/**
 * What the server refused, by the fragment that it sends the visitor to. A function, because the first `toLocaleString` of a page takes up
 * to 30 ms, which pages without these sentences are spared.
 */
const toMend = (): Readonly<Record<BookingFieldName, string>> => ({
  name: `Please give your name, in at most ${bookingLimits.name} characters.`,
  email: 'Please check your email address: it should look like name@example.org.',
  organisation: `Please give the organisation in one line of at most ${bookingLimits.organisation} characters.`,
  message: `Please write at least one sentence, and at most ${bookingLimits.message.toLocaleString(locale)} characters.`,
})

function Failed() {
  const { consultation } = identity.emails
  const sentences = toMend()
  return (
    <>
      {bookingFieldNames.map(name => (
        <p key={name} id={`mend-${name}`} className={`${textStyles.lead} ${styles.mend}`}>
          {sentences[name]}
        </p>
      ))}
      <p className={textStyles.lead}>
        Your browser still holds what you wrote: its back button leads to the form as you left it. Or send the same words to{' '}
        <a href={`mailto:${consultation}`}>{consultation}</a>.
      </p>
      <p className={styles.ways}>
        <ButtonLink href="/consultation#booking">Begin a new request</ButtonLink>
        <span className={styles.links}>
          <TextLink href="/contact-us">Other addresses of the office</TextLink>
          <TextLink href={callAddress(identity.phone)}>{identity.phone}</TextLink>
        </span>
      </p>
    </>
  )
}

/** A thread across the screen: knotted where the letter arrived, parted where it did not. */
function Thread({ kind }: Pick<BookingAnswerProps, 'kind'>) {
  return (
    <svg className={styles.thread} viewBox="0 0 2600 80" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {kind === 'sent' ? (
        <path d="M0 46C60 56 120 34 170 44C216 53 236 60 258 60C310 60 314 10 270 10S224 60 286 60C400 60 520 30 700 44S1100 58 1400 42S2100 34 2600 48" />
      ) : (
        <>
          <path d="M0 46C60 56 110 34 168 44C196 48 210 40 228 26M168 44C198 48 212 52 232 50M168 44C196 48 206 60 220 70" />
          <path d="M2600 48C2100 34 1800 56 1400 42S900 30 700 44S440 52 338 42C310 38 300 30 284 22M338 42C310 38 298 42 280 42M338 42C312 38 302 52 288 62" />
        </>
      )}
    </svg>
  )
}
