import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PortraitRow } from './portrait-row.tsx'

const picture = { src: '/face.webp', avif: '/face-480.avif 480w', width: 480, height: 600, alt: 'A man in a cap.' }

afterEach(cleanup)

describe('PortraitRow', () => {
  it('says whom each picture shows, and what was learnt from them', () => {
    render(<PortraitRow portraits={[{ title: 'Patience', description: 'He waits.', picture }]} />)
    const item = within(screen.getByRole('listitem'))
    expect(item.getByRole('img', { name: 'A man in a cap.' })).toBeDefined()
    expect(item.getByRole('heading', { level: 3, name: 'Patience' })).toBeDefined()
    expect(item.getByText('He waits.')).toBeDefined()
  })
})
