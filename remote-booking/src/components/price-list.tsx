import layoutStyles from '@site/kit/ui/layout.module.css'
import { Section } from '@site/kit/ui/section'
import textStyles from '@site/kit/ui/text.module.css'
import { TextLink } from '@site/kit/ui/text-link'
import { ArrowRight } from 'lucide-react'
import type { FeeGroup } from '../content/fees-record.ts'
import { FeeIndex } from './fee-index.tsx'
import { feeParts } from './format-fee.ts'
import styles from './price-list.module.css'

export type PriceListProps = { statement: string; indexTitle: string; groups: readonly FeeGroup[] }

/** All fees, by group, with the index of the groups beside them. */
export function PriceList({ statement, indexTitle, groups }: PriceListProps) {
  return (
    <Section ground="linen" className={styles.prices}>
      <div className={`${layoutStyles.grid} ${styles.columns}`}>
        <FeeIndex title={indexTitle} groups={groups} />
        <div className={styles.groups}>
          <p className={textStyles.statement}>{statement}</p>
          {groups.map(group => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
    </Section>
  )
}

function Group({ id, title, area, intro, fees }: FeeGroup) {
  return (
    <section id={id} className={styles.group} data-area={area} aria-labelledby={`${id}-title`} data-reveal>
      <div className={styles.cord} />
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <dl className={styles.rows}>
        {fees.map(fee => {
          const [before, figure, after] = feeParts(fee)
          return (
            <div key={fee.name} className={styles.row}>
              <dt className={styles.name}>{fee.name}</dt>
              <dd className={styles.fee}>
                {before && <small>{before} </small>}
                {figure}
                {after && <small> {after}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.ask}>
        <TextLink href={`/consultation?topic=${id}#booking`}>
          Ask about {title.toLowerCase()}
          <ArrowRight aria-hidden="true" />
        </TextLink>
      </p>
    </section>
  )
}
