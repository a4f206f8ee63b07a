import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import gesture from '../../blocks/first-gestures/lit-strand.module.css'
import over from '../../blocks/first-gestures/over-picture.module.css'
import voices from '../../blocks/heading-voices.module.css'
import { Offers } from '../../blocks/offers.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { AreaClosing } from './area-closing.tsx'
import { humanRightsSchema } from './area-record.ts'
import { ArticleQuote } from './article-quote.tsx'
import { ComplaintFile } from './cases/complaint-file.tsx'
import { Claim } from './claim.tsx'
import { ClaimThreads } from './claim-threads.tsx'
import dividers from './file-dividers.module.css'
import { record } from './human-rights.ts'
import styles from './human-rights-page.module.css'

if (import.meta.env.SSR) parseRecord(humanRightsSchema, record, 'remote-services/src/pages/area/human-rights.ts')

/** How an investigation is done, the article it rests on, and what is there when it has ended. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page, { start: 85 })
  const { hero, remains } = record
  return (
    <div ref={page} className={`${styles.page} ${over.over} ${gesture.strand}`}>
      <LeavePage href={identity.neutralPage} />
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Offers {...record.services} ground="linen" look={dividers} whole>
        <ComplaintFile {...record.file} />
      </Offers>
      <ArticleQuote {...record.cited} ground="ember" />
      <Section ground="paper" labelledBy="remains" className={voices.reported}>
        <div className={layout.stack7}>
          <SectionHeading id="remains" title={remains.title} lead={remains.lead} />
          <RowList rows={remains.rows} />
        </div>
      </Section>
      <Claim {...record.claim} ground="ink">
        <ClaimThreads figure={record.claim.figure} />
      </Claim>
      <WaysOn ways={record.ways} />
      <AreaClosing {...record.closing} />
    </div>
  )
}
