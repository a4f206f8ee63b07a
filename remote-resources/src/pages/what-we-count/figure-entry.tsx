import { identity } from '@site/identity'
import { figureAnswers, figureTerms, isGiven } from '@site/identity/figure-words'
import type { Figure, PlacedFigure } from '@site/identity/figures'
import { services } from '@site/identity/services'
import { TextLink } from '@site/kit/ui/base/text-link'
import styles from './figure-entry.module.css'
import { Tally } from './tally.tsx'
import { whatWeCount } from './what-we-count.ts'

const pages: Readonly<Record<string, string>> = {
  ...whatWeCount.pages,
  ...Object.fromEntries(services.map(({ slug, title }) => [`/${slug}`, title])),
}

type Term = keyof typeof figureTerms

const allTerms = Object.keys(figureTerms) as Term[]

/** Neither the day nor the counter is known: said once. */
const isUnknown = ({ since, by }: Figure): boolean => since === by

const named = (term: Term, figure: Figure): string => (term === 'since' && isUnknown(figure) ? whatWeCount.unknown : figureTerms[term])

export type FigureEntryProps = PlacedFigure & { columns: number }

/** One figure at its largest, what it is of, and beside it what it rests on. */
export function FigureEntry({ figure, page, columns }: FigureEntryProps) {
  const answers = figureAnswers(figure)
  const terms = allTerms.filter(term => term !== 'by' || !isUnknown(figure))
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
          <span className={styles.label}>{figure.label}</span>
        </h3>
        {given && <Tally figure={figure} columns={columns} />}
      </div>
      <div className={styles.definition}>
        <dl className={styles.answers}>
          {terms.map(term => (
            <div key={term} className={styles[term]}>
              <dt>{named(term, figure)}</dt>
              <dd>{answers[term]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.shown}>
          {whatWeCount.shown} <TextLink href={page}>{pages[page]}</TextLink>
        </p>
      </div>
    </li>
  )
}
