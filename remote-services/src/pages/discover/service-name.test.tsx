import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import styles from './service-name.module.css'
import { ServiceName } from './service-name.tsx'

afterEach(cleanup)

const parts = (name: string, kind: string | undefined) => {
  const { container } = render(<ServiceName name={name} />)
  expect(container.textContent).toBe(name)
  return [...container.querySelectorAll(`.${kind}`)].map(part => part.textContent)
}

it('keeps together what follows an ampersand, so that no line is its last word alone', () => {
  expect(parts('Policy & Governance Consultancy', styles.rest)).toEqual(['& Governance Consultancy'])
  expect(parts('Cross-Cultural Mediation', styles.rest)).toEqual([])
})

it('parts no two words that a hyphen joins, and lets three of them fill two lines', () => {
  expect(parts('View Data-Driven Human-Rights Research', styles.joined)).toEqual(['Data-Driven', 'Human-Rights'])
  expect(parts('Racial Literacy & Anti-Racism Training', styles.joined)).toEqual(['Anti-Racism'])
  expect(parts('Healing-Before-Learning Workshops', styles.joined)).toEqual([])
})
