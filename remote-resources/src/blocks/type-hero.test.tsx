import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TypeHero } from './type-hero.tsx'

it('is prerendered without a style attribute, which the policy would refuse', () => {
  const html = renderToString(<TypeHero thread="question" title="Ask us *anything*" lead="Twelve questions." />)
  expect(html).toContain('<h1')
  expect(html).not.toContain('style=')
})
