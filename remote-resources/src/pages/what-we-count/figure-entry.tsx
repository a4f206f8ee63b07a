import { identity } from '@site/identity'
import { figureAnswers, isGiven } from '@site/identity/figure-words'
import type { Figure, PlacedFigure } from '@site/identity/figures'
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

/** What a figure is of, as it goes on after its number. */
export const labelOf = ({ id, label }: Figure): string => labels[id] ?? label

/** The number of a figure, its unit smaller. */
export function FigureValue({ value }: Pick<Figure, 'value'>) {
  const [, number = '', unit = ''] = /^([\d,.]+)(.*)$/.exec(value) ?? []
  return (
    <span className={styles.number} data-specimen={identity.status === 'demonstration' || undefined}>
      {number}
      <small data-unit={unit}>{unit}</small>
    </span>
  )
}

export type FigureEntryProps = PlacedFigure & { columns: number }

/** One figure at its largest and what it counts; what it rests on is opened, or what would make it wrong where nothing else is known. */
export function FigureEntry({ figure, page, columns }: FigureEntryProps) {
  const [counted, ...rests] = figureAnswers(figure)
  const [alone, more] = rests
  const label = labelOf(figure)
  const given = isGiven(figure, identity.status)
  return (
    <li id={figure.id} className={styles.entry}>
      <div className={styles.head}>
        <h4 className={styles.figure}>
          <span className={given ? styles.value : styles.open}>{given ? <FigureValue value={figure.value} /> : 'Not yet counted'}</span>{' '}
          <span className={styles.label}>{label}</span>
        </h4>
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
