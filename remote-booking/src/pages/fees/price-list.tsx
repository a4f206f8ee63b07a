import arrowRight from 'icon:arrow-right'
import { feeParts } from '@site/identity/format-fee'
import { Icon } from '@site/kit/ui/base/icon'
import layoutStyles from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import textStyles from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { Unbroken } from '@site/kit/ui/base/unbroken'
import { useDeferredValue } from 'react'
import { type Estimate, linesOf } from '../../blocks/fee-estimate.ts'
import { EstimateDock } from './estimate-dock.tsx'
import { FeeChoice, type FeeChoiceProps } from './fee-choice.tsx'
import { FeeIndex } from './fee-index.tsx'
import { FeeUnits } from './fee-units.tsx'
import type { FeesContent } from './fees-record.ts'
import styles from './price-list.module.css'
import type { PricedGroup } from './priced-groups.ts'
import { useEstimate } from './use-estimate.ts'

export type PriceListProps = { statement: string; indexTitle: string; groups: readonly PricedGroup[]; copy: FeesContent['estimate'] }

/** All fees, by group, with the index of the groups beside them; what is chosen of them becomes an estimate. */
export function PriceList({ statement, indexTitle, groups, copy }: PriceListProps) {
  const fees = groups.flatMap(group => group.fees)
  const { estimate, choose, clear } = useEstimate(fees)
  const estimated = useDeferredValue(estimate) // the box answers the press, then the dock follows
  return (
    <Section ground="linen" className={styles.prices}>
      <div className={`${layoutStyles.grid} ${styles.columns}`}>
        <FeeIndex title={indexTitle} groups={groups} />
        <div className={styles.list}>
          <div className={styles.groups}>
            <p className={textStyles.statement}>{statement}</p>
            {groups.map(group => (
              <Group key={group.id} group={group} choices={{ estimate: estimate ?? {}, disabled: !estimate, copy, onChoose: choose }} />
            ))}
          </div>
          <EstimateDock lines={linesOf(estimated ?? {}, fees)} copy={copy} onClear={clear} />
        </div>
      </div>
    </Section>
  )
}

type Choices = Pick<FeeChoiceProps, 'copy' | 'disabled' | 'onChoose'> & { estimate: Estimate }

function Group({ group: { id, title, area, intro, fees }, choices }: { group: PricedGroup; choices: Choices }) {
  const { estimate, ...choice } = choices
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
            <div key={fee.id} className={styles.row}>
              <dt className={styles.name}>
                <Unbroken text={fee.name} />
              </dt>
              <dd className={styles.fee}>
                <span>
                  {before && <small>{before} </small>}
                  {figure}
                </span>
                {after && (
                  <>
                    {' '}
                    <FeeUnits fee={fee} quantity={estimate[fee.id]} words={after} onChoose={choice.onChoose} />
                  </>
                )}
              </dd>
              <FeeChoice fee={fee} quantity={estimate[fee.id]} {...choice} />
            </div>
          )
        })}
      </dl>
      <p className={styles.ask}>
        <TextLink href={`/consultation?topic=${id}#booking`}>
          Ask about {title.toLowerCase()}
          <Icon drawing={arrowRight} />
        </TextLink>
      </p>
    </section>
  )
}
