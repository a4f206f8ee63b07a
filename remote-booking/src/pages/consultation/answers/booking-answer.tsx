import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { locale } from '@site/identity/locale'
import { type BookingFieldName, bookingFieldNames, bookingLimits } from '@site/kit/contract/booking'
import { ButtonLink } from '@site/kit/ui/base/button'
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
      <div className={`${layoutStyles.wrap} ${layoutStyles.stack6} ${styles.words}`}>
        <Thread kind={kind} />
        <h1 className={styles.title}>{title}</h1>
        {kind === 'sent' ? <Sent /> : <Failed />}
      </div>
      {kind === 'failed' && (
        <p className={`${layoutStyles.wrap} ${styles.links}`}>
          <TextLink href="/contact-us">Other addresses of the office</TextLink>
          <TextLink href={callAddress(identity.phone)}>{identity.phone}</TextLink>
        </p>
      )}
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
      <p>
        <ButtonLink href="/consultation#booking">Begin a new request</ButtonLink>
      </p>
    </>
  )
}

/** A thread across the screen. Where the letter arrived it ties a tick, and hangs down among those of the footer; else its torn ends cross, and one falls to the way back. */
function Thread({ kind }: Pick<BookingAnswerProps, 'kind'>) {
  return (
    <div className={styles.thread}>
      <svg aria-hidden="true">
        {kind === 'sent' ? (
          <>
            <path
              pathLength="1"
              d="M-2400 84C-2200 98 -2000 66 -1700 78S-1100 94 -800 80S-380 56 -280 64C-244 68 -226 84 -186 130C-160 92 -132 56 -98 16C-84 -2 -60 0 -60 16S-82 30 -78 12C-66 -18 0 20 0 161"
            />
            <path pathLength="1" d="M-226 88C-214 98 -204 110 -186 130C-160 92 -132 56 -98 16" />
          </>
        ) : (
          <>
            <path pathLength="1" d="M2400 60C2100 48 1800 80 1400 66S900 52 600 64S240 40 170 40C140 40 116 56 92 82C62 114 0 102 0 161" />
            <path d="M-90 56C-40 38 10 32 36 38C58 44 74 62 92 82S126 112 146 122M108 99C122 106 138 106 156 102M108 99C118 112 124 126 124 144" />
          </>
        )}
      </svg>
    </div>
  )
}
