import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ServiceModal, type ServiceModalProps } from './service-modal.tsx'

const show = (detail: Partial<ServiceModalProps> = {}) =>
  render(<ServiceModal id="mediation" action={{ label: 'View Mediation', href: '/mediation' }} open onClose={() => {}} {...detail} />)

afterEach(cleanup)

describe('ServiceModal', () => {
  it('is a dialog named by the service, with its lead, its features and the way to its page', () => {
    show({ title: 'Mediation', description: 'We sit between.\nKey Features\nSeats: In a circle.\nTime: As it takes.' })
    const dialog = within(screen.getByRole('dialog', { name: 'Mediation' }))
    expect(dialog.getByText('We sit between.')).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'Key Features', level: 3 })).toBeDefined()
    expect(dialog.getAllByRole('term').map(term => term.textContent)).toEqual(['Seats', 'Time'])
    expect(dialog.getAllByRole('definition').map(each => each.textContent)).toEqual(['In a circle.', 'As it takes.'])
    expect(dialog.getByRole('link', { name: 'View Mediation' }).getAttribute('href')).toBe('/mediation')
    expect(dialog.getByRole('button', { name: 'Close' })).toBeDefined()
  })

  it('says so where it has no title or no content', () => {
    show()
    const dialog = within(screen.getByRole('dialog', { name: 'No Title Provided' }))
    expect(dialog.getByText('No content available at this time.')).toBeDefined()
    expect(dialog.queryByText('Key Features')).toBeNull()
    expect(dialog.queryByRole('img')).toBeNull()
  })

  it('shows its picture with what it shows', () => {
    const picture = { src: '/knot.webp', avif: '/knot.avif 640w', width: 1280, height: 720, alt: 'Two ropes in a knot.' }
    show({ title: 'Mediation', picture })
    expect(screen.getByRole('img', { name: 'Two ropes in a knot.' })).toBeDefined()
  })

  it('shows a picture nearer on phones where it is asked to: in its upright framing', () => {
    const picture = { src: '/ring.webp', avif: '/ring.avif 640w', portrait: '/ring-portrait.avif 480w', width: 1280, height: 720 }
    const framed = () => screen.getByRole('presentation').parentElement?.querySelector('source')?.media
    show({ title: 'Mediation', picture })
    expect(framed()).toBe('(width >= 52rem)')
    cleanup()
    show({ title: 'Mediation', picture, near: true })
    expect(framed()).toBe('(width < 36rem) and (height >= 44rem), (width >= 52rem)')
  })
})
