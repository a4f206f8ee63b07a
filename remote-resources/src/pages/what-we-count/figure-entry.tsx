import { identity } from '@site/identity'
import { figureAnswers, isGiven } from '@site/identity/figure-words'
import type { PlacedFigure } from '@site/identity/figures'
import { services } from '@site/identity/services'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import styles from './figure-entry.module.css'
import { Tally } from './tally.tsx'
import { whatWeCount } from './what-we-count.ts'

const pages: Readonly<Record<string, string>> = {
  ...whatWeCount.pages,
  ...Object.fromEntries(services.map(({ slug, title }) => [`/${slug}`, title])),
}

const labels: Readonly<Record<string, string>> = whatWeCount.labels

export type FigureEntryProps = PlacedFigure & { columns: number }

/** One figure at its largest and what it counts; what it rests on is opened, or what would make it wrong where nothing else is known. */
export function FigureEntry({ figure, page, columns }: FigureEntryProps) {
  const [counted, ...rests] = figureAnswers(figure)
  const [alone, more] = rests
  const label = labels[figure.id] ?? figure.label
  const given = isGiven(figure, identity.status)
  const [, number = '', unit = ''] = /^([\d,.]+)(.*)$/.exec(figure.value) ?? []
  return (
    <li id={figure.id} className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.figure}>
          <span className={given ? styles.value : styles.open}>
            {given ? (
              <span data-specimen={identity.status === 'demonstration' || undefined}>
                {number}
                <small data-unit={unit}>{unit}</small>
              </span>
            ) : (
              'Not yet counted'
            )}
          </span>{' '}
          <span className={styles.label}>{label}</span>
        </h3>
        {given && <Tally figure={figure} columns={columns} />}
      </div>
      <p className={styles.counted}>{counted.answer}</p>
      <p className={styles.shown} data-unread="">
        {whatWeCount.shown} <TextLink href={page}>{pages[page]}</TextLink>
      </p>
      <details className={styles.more} data-evidence="">
        <summary className={styles.summary}>
          {more ? whatWeCount.rests : alone?.name}
          <span className={text.spoken}>
            : {figure.value} {label}
          </span>
        </summary>
        {more ? (
          <dl className={styles.answers}>
            {rests.map(({ name, answer }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={styles.answers}>{alone?.answer}</p>
        )}
      </details>
    </li>
  )
}
