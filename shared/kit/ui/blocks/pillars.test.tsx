import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Pillars } from './pillars.tsx'

afterEach(cleanup)

describe('Pillars', () => {
  it('is a list in its order, each pillar a heading with its sentence', () => {
    render(<Pillars pillars={['Law', 'Learning'].map(title => ({ title, description: `${title} in a sentence.` }))} />)
    expect(screen.getByRole('list').tagName).toBe('OL')
    const items = screen.getAllByRole('listitem')
    expect(items.map(item => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(['Law', 'Learning'])
    expect(within(items[1]!).getByText('Learning in a sentence.')).toBeDefined()
  })

  it('leads from the title of a pillar that has a page to it', () => {
    const description = 'In a sentence.'
    render(
      <Pillars
        pillars={[
          { title: 'Law', description, href: '/law' },
          { title: 'Learning', description },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: 'Law' }).getAttribute('href')).toBe('/law')
    expect(screen.getByRole('heading', { name: 'Learning' }).querySelector('a')).toBeNull()
  })
})
