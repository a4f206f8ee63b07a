import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RootedRows } from './rooted-rows.tsx'

it('draws a root with an end for each of four rows, which screen readers do not see', () => {
  const rows = ['One', 'Two', 'Three', 'Four'].map(title => ({ title, description: `${title}.` }))
  const { container } = render(<RootedRows rows={rows} />)
  const root = container.querySelector('svg[aria-hidden="true"] > path')
  expect(root?.getAttribute('d')?.match(/M/g)).toHaveLength(container.querySelectorAll('li').length)
})
