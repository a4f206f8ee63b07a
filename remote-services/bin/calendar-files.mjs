#!/usr/bin/env node
// Writes the calendar file of each scheduled event: `npm run calendar-files`, after a change of content/scheduled-events.ts.
import 'tsx'
import { mkdir, rm, writeFile } from 'node:fs/promises'

const { calendarFile } = await import('../src/documents/calendar-file.ts')
const { lastRevised, scheduledEvents } = await import('../src/content/scheduled-events.ts')

const folder = new URL('../public/assets/events/', import.meta.url)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const event of scheduledEvents) await writeFile(new URL(`${event.slug}.ics`, folder), calendarFile(event, lastRevised))
process.stdout.write(`${scheduledEvents.length} calendar files\n`)
