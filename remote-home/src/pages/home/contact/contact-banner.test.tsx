import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { home } from '../home.ts'
import { ContactBanner } from './contact-banner.tsx'

afterEach(cleanup)

const banner = <ContactBanner contact={home.contact} />

describe('ContactBanner', () => {
  it('invites to the contact page', () => {
    render(banner)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Let us build a future of equality and justice, together')
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us')
  })

  it('lays one picture more round it than there are today', () => {
    const pictures = [...home.contact.pictures, home.about.picture]
    const { container } = render(<ContactBanner contact={{ ...home.contact, pictures }} />)
    expect(container.querySelectorAll('[data-turn] img')).toHaveLength(home.contact.pictures.length + 1)
  })

  it('lays pictures round it that decorate, each with its own turn in the markup', () => {
    const { container } = render(banner)
    expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(home.contact.pictures.map(() => ''))
    const turns = [...container.querySelectorAll<HTMLElement>('[data-turn]')].map(({ dataset }) => dataset.turn)
    expect(turns).toEqual(['-1.5', '1.5', '-1.5', '1', '-1', '2', '3', '-1'])
    expect(renderToString(banner)).not.toContain(' style=')
  })
})
