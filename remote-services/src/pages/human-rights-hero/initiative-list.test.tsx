import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { InitiativeList } from './initiative-list.tsx'

const picture = { src: '/cloth.webp', avif: '/cloth-640.avif 640w', width: 640, height: 427, alt: 'A cloth.' }

afterEach(cleanup)

describe('InitiativeList', () => {
  it('heads each initiative and tells it, beside a picture that only decorates', () => {
    render(<InitiativeList initiatives={[{ title: 'A register', description: 'Kept in the open.', picture }]} />)
    const item = within(screen.getByRole('listitem'))
    expect(item.getByRole('heading', { level: 3, name: 'A register' })).toBeDefined()
    expect(item.getByText('Kept in the open.')).toBeDefined()
    expect(item.queryByRole('img')).toBeNull()
  })
})
