import { fees } from '@site/identity/fees'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import hands from '@site/media/pictures/faq.webp?picture'
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Ask } from '../../blocks/ask.tsx'
import { slugOf } from '../../blocks/slug.ts'
import { TypeHero } from '../../blocks/type-hero.tsx'
import figures from '../../blocks/ways-figures.module.css'
import { faqRecords, openScope, waysOn } from './faq.ts'
import { FaqAnswer } from './faq-answer.tsx'
import { answered } from './faq-answers.ts'
import { groupFaq } from './faq-list.ts'
import styles from './faq-page.module.css'
import type { FaqRecord, OpenScope } from './faq-record.ts'
import { matchesSearch } from './faq-search.ts'
import { FaqSearchBox } from './faq-search-box.tsx'
import { NoMatch } from './no-match.tsx'
import { useOpenAnswer } from './use-open-answer.ts'

const records = answered(faqRecords, fees)

/** The questions appear one after another (specification, section 9); seconds. */
const reveal = { duration: 0.6, stagger: 0.1, inTurn: 'page' } as const

/** Questions and answers, with a search. */
export function Page() {
  return <Faq records={records} scope={openScope} />
}

/** What was searched for, by the entry of the history: going back finds it. A document begins with nothing, as it was prerendered. */
const searched = new Map<string | undefined, string>()

const entryKey = (): string | undefined => history.state?.key

export type FaqProps = { records: readonly FaqRecord[]; scope: OpenScope }

export function Faq({ records, scope }: FaqProps) {
  const groups = useMemo(() => groupFaq(records), [records])
  const items = groups.flatMap(group => group.items)
  const list = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const search = (words: string) => {
    setTyped(words)
    setQuery(words)
  }
  // What is typed shows first, then what it finds.
  const type = (words: string) => {
    searched.set(entryKey(), words)
    setTyped(words)
    startTransition(() => setQuery(words))
  }
  useLayoutEffect(() => search(searched.get(entryKey()) ?? ''), [])
  const answers = useOpenAnswer(items, scope, () => {
    searched.set(entryKey(), '')
    search('')
  })
  useReveal(list, reveal)
  const found = new Set(items.filter(item => matchesSearch(item, query)))
  return (
    <>
      <TypeHero
        thread="question"
        title="Ask us *anything*"
        lead="The questions we hear most, each with the answer we would give in person."
      >
        <FaqSearchBox typed={typed} query={query} found={found.size} all={items.length} onChange={type} />
      </TypeHero>
      <Section ref={list} ground="linen" atOnce className={`${styles.section} ${found.size === 0 ? styles.empty : ''} ${figures.question}`}>
        {/* Whoever searches reads what is found: it is made anew, and none of it waits below the screen. */}
        <div
          key={query ? 'found' : 'all'}
          className={styles.groups}
          hidden={found.size === 0}
          data-opened-by={answers.live || scope === 'item' ? undefined : 'address'}
        >
          {groups.map(({ category, items: own }) => (
            <section
              key={category}
              className={`${layout.grid} ${styles.group}`}
              aria-labelledby={slugOf(category)}
              hidden={!own.some(item => found.has(item))}
              // With its first question, so that no label stands alone.
              data-reveal=""
            >
              <h2 id={slugOf(category)} className={styles.category}>
                {category}
              </h2>
              <div className={styles.answers}>
                {own.map(item => (
                  <FaqAnswer
                    key={item.slug}
                    item={item}
                    open={answers.isOpen(item)}
                    query={query}
                    hidden={!found.has(item)}
                    // With `position`, questions in different categories are open together.
                    name={scope === 'item' ? 'faq' : slugOf(category)}
                    position={scope === 'position' ? item.position : undefined}
                    onTurn={answers.turn}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
        {found.size === 0 && <NoMatch />}
      </Section>
      {/* Where nothing is found, that says as much. */}
      {found.size > 0 && (
        <Ask
          under="linen"
          place="below"
          title="Is your question not here?"
          lead="Then it is probably a good one. Write to us in your own words."
          action={{ label: 'Write to us', href: '/consultation?topic=question#booking' }}
          picture={hands}
        />
      )}
      <WaysOn ways={waysOn} />
    </>
  )
}
