import { act, cleanup, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServiceDescription } from './described-services.tsx'
import type { LateDetails } from './late-details.ts'
import { ServiceModal, type ServiceModalProps } from './service-modal.tsx'

const describedAs = (text: string) => () => <ServiceDescription text={text} />
const ready = (text: string): LateDetails => ({ load: async () => describedAs(text), ready: describedAs(text) })

const modal = (detail: Partial<ServiceModalProps> = {}) => (
  <ServiceModal
    id="mediation"
    details={ready('')}
    action={{ label: 'View Mediation', href: '/mediation' }}
    open
    onClose={() => {}}
    {...detail}
  />
)
const show = (detail: Partial<ServiceModalProps> = {}) => render(modal(detail))

afterEach(cleanup)

describe('ServiceModal', () => {
  it('is a dialog named by the service, with its lead, its features and the way to its page', () => {
    show({ title: 'Mediation', details: ready('We sit between.\nKey Features\nSeats: In a circle.\nTime: As it takes.') })
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

  it('keeps the details that the document holds, and asks for none', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn<LateDetails['load']>()
    const root = document.createElement('div')
    root.innerHTML = renderToString(modal({ details: ready('We sit between.'), open: false }))
    document.body.append(root)
    const hydrated = await act(async () => hydrateRoot(root, modal({ details: { load }, open: false })))
    for (const open of [true, false, true]) {
      await act(async () => hydrated.render(modal({ details: { load }, open })))
      expect(root.querySelector('dialog')?.textContent).toContain('We sit between.')
    }
    expect(complaints).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
    await act(async () => hydrated.unmount())
    root.remove()
  })

  it('shows its sentence until the details are here, says when they cannot be had, and asks again when it is opened again', async () => {
    const load = vi.fn<LateDetails['load']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(describedAs('We sit between.'))
    const late = { details: { load }, description: 'For disputes.' }
    const { rerender } = show(late)
    expect(screen.getByText('For disputes.')).toBeDefined()
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
    rerender(modal({ ...late, open: false }))
    rerender(modal(late))
    expect(await screen.findByText('We sit between.')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
