import { expect, test } from 'vitest'
import { undeclaredLink } from './undeclared-links.ts'

test.each([
  ['/about', 'about'],
  ['/services', 'work'],
  ['/services/Holistic Healing & Recovery', 'work'],
  ['/contact', 'contact'],
  ['/accessibility', 'accessibility'],
  ['/terms', 'company'],
  ['/booking-request', 'contact'],
  ['/justice-resources', 'work'],
])('%s arrives at %s', (path, arrival) => {
  expect(undeclaredLink(path)?.arrivesAt).toBe(arrival)
})

test.each(['/', '/services/', '/servicesque', '/about/us', '/fees', '/nothing'])('%s is none of them', path => {
  expect(undeclaredLink(path)).toBeUndefined()
})
