import { identity } from '@site/identity'
import type { PageHead } from '@site/kit/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'

const declared = (path: string) => section.pages.find(page => page.path === path)!
const headOf = (path: string): PageHead => declared(path).head

/** The page as `section.ts` declares and loads it. */
async function pageAt(path: string) {
  const { Page } = await declared(path).load()
  return <Page />
}

const links = [
  ['/consultancy-policy', 'Request a Consultation', '/consultation'],
  ['/healing-recovery', 'Explore Workshops', '/healing-workshops'],
  ['/human-rights-advocacy', 'Become an Advocacy Partner', '/advocacy-partnership'],
  ['/impact-work', 'Become an Impact Partner', '/impact-partnership'],
] as const

afterEach(cleanup)

describe.each(links)('%s', (path, label, target) => {
  it(`ends with ${label}, and with the way to the booking form`, async () => {
    render(await pageAt(path))
    const last = screen.getAllByRole('link').slice(-2)
    expect(last.map(link => link.textContent)).toEqual([label, 'Or write your request now'])
    expect(last.map(link => link.getAttribute('href'))).toEqual([target, `/consultation?topic=${path.slice(1)}#booking`])
  })

  it('is whole before any script runs, without a style attribute', async () => {
    const markup = renderToString(await pageAt(path))
    expect(markup).toContain(label)
    expect(markup).not.toMatch(/\sstyle="/)
  })

  it('describes itself to search engines as a service with its place in the site', () => {
    const { title, description, structuredData = [] } = headOf(path)
    expect(structuredData.map(({ '@type': type }) => type)).toEqual(['Service', 'BreadcrumbList'])
    expect(structuredData[0]).toMatchObject({
      name: title,
      description,
      url: `${path}`,
      provider: { name: identity.name },
    })
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})
