import type { PageHead } from '@site/kit/contract'
import { expect, it } from 'vitest'
import { passagesOf, searchIndex } from './search-index.ts'

it('gives each heading the words that follow it, and its place', () => {
  expect(
    passagesOf(
      '<h1>All <em>fees</em></h1><p>In pounds.</p><section id="healing"><h2>Healing</h2><ul><li>One</li><li>Two</li></ul></section>',
    ),
  ).toEqual([
    { heading: 'All fees', text: 'In pounds.' },
    { heading: 'Healing', anchor: 'healing', text: 'One · Two' },
  ])
})

it('leads to an answer by what opens, and not by its question', () => {
  const markup = '<details><summary><h3 id="where-question">Where?</h3></summary><div id="where"><p>Here.</p></div></details>'
  expect(passagesOf(markup)).toEqual([{ heading: 'Where?', anchor: 'where', text: 'Here.' }])
})

it('reads words as they are read: decoded, without drawings, controls and what is hidden', () => {
  const markup =
    '<p>Law &amp; <!-- -->order<svg><title>A knot</title></svg></p><p hidden="">Later</p><a href="#content">SCROLL DOWN</a><p><strong>A</strong><span>B</span></p><button>Send <b>it</b></button><img alt="x"/><p>It&#x27;s <b>so</b>.</p>'
  expect(passagesOf(markup)).toEqual([{ heading: '', text: "Law & order · A B · It's so." }])
})

it('leaves out what a figure rests on, and what is marked as no reading of the heading above it', () => {
  const markup =
    '<h2>Renewal</h2><p>Kept.</p><details data-evidence=""><summary>What it rests on</summary><p>A survey.</p></details><dl data-unread=""><dt>What it costs</dt></dl>'
  expect(passagesOf(markup)).toEqual([{ heading: 'Renewal', text: 'Kept.' }])
})

it('leaves out what names another page beside an arrow, unless it is a heading', () => {
  const arrow = '<svg></svg>'
  const markup = `<p>A patient teacher.</p><p><a href="/mediation">Mediation ${arrow}</a></p><h3><a href="/vision">Vision ${arrow}</a></h3><p>See <a href="/faq">FAQ</a>.</p>`
  expect(passagesOf(markup)).toEqual([
    { heading: '', text: 'A patient teacher.' },
    { heading: 'Vision', text: 'See FAQ.' },
  ])
})

it('keeps who says a thing apart from where', () => {
  const markup = '<figure><blockquote><p>“It works.”</p></blockquote><figcaption><p>Prison educator</p> Glasgow</figcaption></figure>'
  expect(passagesOf(markup)).toEqual([{ heading: '', text: '“It works.” · Prison educator · Glasgow' }])
})

it('sets no mark apart from its word', () => {
  const markup = '<p><span>What was counted</span><span>: 42 countries</span></p>'
  expect(passagesOf(markup)).toEqual([{ heading: '', text: 'What was counted: 42 countries' }])
})

it('reads a figure before the label that goes on from it, and a price behind what it is for', () => {
  const markup =
    '<dl><div><dt>of mediations end in an agreement</dt><dd>92<small>%</small><div aria-hidden="true">x</div></dd></div><div><dt>of a source’s data</dt><dd>0 breaches</dd></div><div><dt>Half-Day Workshop</dt><dd>£800</dd></div></dl>'
  expect(passagesOf(markup)).toEqual([
    { heading: '', text: '92% of mediations end in an agreement · 0 breaches of a source’s data · Half-Day Workshop · £800' },
  ])
})

it('does not lead to ids that React makes', () => {
  expect(passagesOf('<section id="_R_1_"><h2 id="_R_2_">Ways</h2></section>')).toEqual([{ heading: 'Ways', text: '' }])
})

it('holds the pages that may be found, under their own addresses', () => {
  const head = { title: 'T', description: 'D', area: 'rights', barTone: 'ink', articles: [5, 3] } as const satisfies PageHead
  const pages = [
    { page: { path: '/a', head }, markup: '<h1>A</h1>' },
    { page: { path: '/sent', head: { ...head, robots: 'noindex' as const } }, markup: '<h1>B</h1>' },
    { page: { path: '/a b', head: { ...head, canonical: '/a' } }, markup: '<h1>A</h1>' },
  ]
  expect(searchIndex(pages)).toEqual({ pages: [{ path: '/a', title: 'T', articles: [5, 3], passages: [{ heading: 'A', text: '' }] }] })
})
