#!/usr/bin/env node
// Writes the calendar file of each scheduled event: `npm run calendar-files`, after a change of
// src/pages/public-figure-hero/scheduled-events.ts. A demonstration has none.
import 'tsx'
import { mkdir, rm, writeFile } from 'node:fs/promises'

const { identity } = await import('@site/identity')
const { calendarFile } = await import('../src/pages/public-figure-hero/calendar-file.ts')
const { lastRevised, scheduledEvents } = await import('../src/pages/public-figure-hero/scheduled-events.ts')

const folder = new URL('../public/assets/events/', import.meta.url)
await rm(folder, { recursive: true, force: true })
const events = identity.status === 'live' ? scheduledEvents : []
if (events.length > 0) await mkdir(folder, { recursive: true })
for (const event of events) await writeFile(new URL(`${event.slug}.ics`, folder), calendarFile(event, lastRevised))
process.stdout.write(`${events.length} calendar files\n`)
