#!/usr/bin/env node
// Lighthouse (mobile, simulated throttling) of the composed site: `node tests/bench/lighthouse.mjs [PATH…]`.
// The site is the one that answers at BASE (default http://localhost:4170). RUNS runs a page, the median is printed.
import { writeFileSync } from 'node:fs'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const base = process.env.BASE ?? 'http://localhost:4170'
const runs = Number(process.env.RUNS ?? 3)
const paths = process.argv.slice(2)
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function audit(path) {
  const chrome = await chromeLauncher.launch({ chromePath: '/usr/bin/chromium', chromeFlags: flags })
  try {
    const { lhr } = await lighthouse(base + path, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    await chrome.kill()
  }
}

for (const path of paths.length > 0 ? paths : ['/']) {
  const reports = []
  for (let run = 0; run < runs; run++) reports.push(await audit(path))
  const score = category => Math.round(100 * median(reports.map(({ categories }) => categories[category].score)))
  const value = id => median(reports.map(({ audits }) => audits[id].numericValue))
  const line = [
    path.padEnd(30),
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(category => `${category} ${score(category)}`),
    `FCP ${Math.round(value('first-contentful-paint'))} ms`,
    `LCP ${Math.round(value('largest-contentful-paint'))} ms`,
    `TBT ${Math.round(value('total-blocking-time'))} ms`,
    `CLS ${value('cumulative-layout-shift').toFixed(4)}`,
    `SI ${Math.round(value('speed-index'))} ms`,
  ]
  process.stdout.write(`${line.join('  ')}\n`)
  if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify(reports[0]))
}
