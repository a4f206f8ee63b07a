import { expect, test } from 'vitest'
import { namesIn, usedStyles } from './used-styles.ts'

const used = (css: string, markup = '<p class="lead large">Hi</p>'): string => usedStyles(css, namesIn(markup))

test('a rule stays when the markup has all classes of one of its selectors', () => {
  expect(used('.lead{color:red}.menu{color:blue}')).toBe('.lead{color:red}')
  expect(used('.menu,.lead.large{color:red}.lead .menu{color:blue}')).toBe('.menu,.lead.large{color:red}')
})

test('a state of a class that the markup has not stays out: script brings it, and the rest of the rules with it', () => {
  const css =
    '.lead[data-label="a,b.c"]{color:red}.lead[data-place=margin]{color:red}.lead[data-way="down"] b{color:blue}[data-place=margin] .lead{color:green}'
  expect(used(css, '<p class="lead" data-way="down"></p>')).toBe(css.replace('.lead[data-place=margin]{color:red}', ''))
})

test('what has no class, and what a class only narrows, stays', () => {
  const css = 'h1,[data-ground=ink]{color:red}.lead:not(.open):is(.menu,.large)[href$=".pdf"]:hover:before{color:blue}'
  expect(used(css)).toBe(css)
})

test('layers keep their order, and conditions their rules', () => {
  const css =
    '@layer reset,kit;@media (width<48rem){.menu{color:red}.lead{color:blue}}@layer kit{@supports (a:b){.menu{c:d}}}@page{margin:1cm}'
  expect(used(css)).toBe('@layer reset,kit;@media (width<48rem){.lead{color:blue}}@page{margin:1cm}')
})

test('braces in strings, addresses and comments open nothing, and a nested rule goes with its own', () => {
  const css = `/* } */.menu{&:hover{content:"}"}}.lead:before{content:'{';background:url("data:image/svg+xml,{}")}`
  expect(used(css)).toBe(`.lead:before{content:'{';background:url("data:image/svg+xml,{}")}`)
})

test('frames of an animation stay where it runs', () => {
  const frames = (name: string) => `@keyframes ${name}{0%{opacity:0}to{opacity:1}}`
  expect(used(`${frames('rise')}${frames('fall')}.lead{animation:1s rise}.menu{animation:1s fall}`)).toBe(
    `${frames('rise')}.lead{animation:1s rise}`,
  )
})

test.each(['/* ', '[', '(', ':not(', '@media(', '"', '.a{'])('a megabyte of %j is gone through once', part => {
  const css = part.repeat(1_000_000 / part.length)
  expect(used(`${css}{}`).length).toBeLessThanOrEqual(css.length + 2)
})

test.each([
  ['frames of animations', '@keyframes k{a{b:c}}'.repeat(50_000)],
  ['conditions within conditions', `${'@media a{'.repeat(50_000)}.lead{b:c}${'}'.repeat(50_000)}`],
])('a megabyte of %s is gone through a few times, not once for each', (_what, css) => {
  expect(used(css).length).toBeLessThanOrEqual(css.length)
})
