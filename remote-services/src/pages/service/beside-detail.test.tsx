import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { serviceRecords } from '../../test-support/service-records.ts'
import { BesideDetail } from './beside-detail.tsx'
import { ServicePage } from './service-page.tsx'

afterEach(cleanup)

const detailed = serviceRecords.filter(([, { layout }]) => layout.detail)

/** What the browser chooses from, on any screen. */
const files = (picture: Element): string =>
  [...picture.querySelectorAll('source')].map(({ media, srcset, sizes }) => `${media} ${srcset} ${sizes}`).join()

it.each(detailed)(
  '/%s shows a detail of a picture that stands above it, in the same files and sizes, and says nothing by it',
  (slug, record) => {
    const { container } = render(<ServicePage record={record} slug={slug} />)
    const { beside } = record.layout.detail!
    const [picture] = container.querySelectorAll(`[data-ground]:has(#${beside}) picture`)
    expect(picture?.querySelector('img')?.alt).toBe('')
    expect(picture?.querySelector('img')?.loading).toBe('lazy')
    const all = [...container.querySelectorAll('picture')]
    expect(all.slice(0, all.indexOf(picture as HTMLPictureElement)).map(files)).toContain(files(picture!))
  },
)

it('leaves every other band as it is', () => {
  const [, record] = detailed[0]!
  const { container } = render(
    <BesideDetail record={record} band="mission">
      Words
    </BesideDetail>,
  )
  expect(container.innerHTML).toBe('Words')
})
