import { figures } from '@site/identity/figures/human-rights'
import { promised } from '@site/identity/promised'
import family from '@site/media/pictures/human-rights.webp?picture'
import bell from '@site/media/pictures/human-rights-bell.webp?picture'
import together from '@site/media/pictures/human-rights-seen.webp?picture'
import type { HumanRightsRecord } from './area-record.ts'
import { equality } from './articles.ts'

export const record = {
  hero: {
    title: 'Human rights *investigation*',
    tagline: 'What happened, written so that a tribunal can rely on it and the person it happened to can recognise it.',
    tone: 'dark',
    picture: { source: family, focus: 'top' },
    whole: true,
    facts: ['For either side of a complaint', 'Notes made the same day'],
  },
  services: {
    title: 'From a first account to *a finding*',
    lead: 'Ask for one of these or for the whole course. The body concerned may commission it, and so may those who say that it failed them.',
    cards: [
      {
        title: 'Fact-finding visits',
        description:
          'We go to the place itself: the cell, the corridor, the queue, the border post. What we see is written down the same day.',
      },
      {
        title: 'Witness interviews',
        description: 'Taken at the witness’s own pace, in the language she chooses, with somebody she trusts beside her.',
      },
      {
        title: 'Document review',
        description: 'Custody logs, complaint files, rotas and minutes are laid side by side until the gaps between them show.',
      },
      {
        title: 'Patterns of discrimination',
        description: 'One complaint can be explained away. We compare decisions across an institution and report where like cases part.',
      },
      {
        title: 'Safety of those who speak',
        description: 'Each speaker decides who may read her account, in what form and under which name.',
      },
      {
        title: 'Findings and remedy',
        description: 'The report separates what is proved from what is likely, and puts a remedy beside every wrong it finds.',
      },
    ],
  },
  file: {
    title: 'One night, *three papers*',
    note: 'Read one by one, each of these papers is in order. Laid side by side, two of their times disagree. All of them are made up.',
    complaint: {
      name: 'The complaint',
      kept: 'Spoken two days later, written down as it was said',
      words:
        '“I rang when the ten o’clock news had begun next door. I said it was my chest. Then I counted the tiles, twice. When the hatch opened, everything was quiet, even the street.”',
      again: 'Complaint: as the ten o’clock news began.',
    },
    from: '22:00',
    until: '02:00',
    papers: [
      {
        name: 'Custody log',
        kept: 'Kept by hand',
        entries: [
          { at: '22:05', words: 'Bell, cell 4. Answered at the door.' },
          { at: '23:00', words: 'Cell 4 asleep.' },
          { at: '00:00', words: 'Cell 4 asleep.' },
          { at: '01:00', words: 'Cell 4 asleep.' },
          { at: '01:35', words: 'Cell 4 unwell. Nurse called.' },
        ],
      },
      {
        name: 'Bell panel',
        kept: 'Printed by the machine',
        entries: [
          { at: '22:04', words: 'Cell 4 rung' },
          { at: '01:31', words: 'Cell 4 reset at the door' },
        ],
      },
    ],
    gap: {
      from: '22:05',
      until: '01:31',
      words: 'minutes between the answer in the log and a hand on the door; a stitch for each.',
    },
    findings: [
      { title: 'Proved', description: 'The bell can be reset only at the door, and the panel says when it was.' },
      { title: 'Likely', description: 'The first four lines of the log were written together, afterwards.' },
      { title: 'Remedy', description: 'An apology that names the minutes, and a log that takes its times from the panel.' },
    ],
  },
  cited: {
    article: equality,
    because:
      'Discrimination seldom announces itself. It shows in who is stopped, who is believed and who is kept waiting. An investigation under this article takes each decision and asks whether somebody else, in the same position, would have been given the same answer.',
    picture: bell,
  },
  remains: {
    title: 'What an investigation *leaves behind*',
    lead: 'People expect a report. These should still be there when it has been read and filed.',
    rows: [
      {
        title: 'A record that lasts',
        description: 'Testimony, papers and dates, indexed and stored so that a later inquiry can begin where this one stopped.',
      },
      {
        title: 'A duty with an owner',
        description: 'Each recommendation is addressed to one office, in words which that office can act on.',
      },
      { title: 'A witness still safe', description: 'Weeks later we ask again what speaking has cost, and who is answering for it.' },
      {
        title: 'A method to check',
        description: 'How we worked is published with what we found, so that anyone who doubts it can try it.',
      },
    ],
  },
  claim: {
    provenance: 'specimen',
    figure: figures.countries,
    text: 'Laws differ at every border. The method travels with us; each case is weighed afresh, together with people who live there.',
  },
  ways: [
    { href: '/human-rights-advocacy', title: 'Human rights advocacy', why: 'What is done with a finding' },
    {
      href: '/human-rights-equality-consultation',
      title: 'Human rights and equality consultation',
      why: 'Before a complaint becomes an inquiry',
    },
    { href: '/data-driven-research', title: 'Research in hostile environments', why: 'Evidence that exposes nobody' },
    { href: '/human-rights-hero', title: 'Human rights initiatives', why: 'Four at work, and a fact sheet' },
    { href: '/fees#research', title: 'What it costs', why: 'A report, or a study in the field' },
  ],
  closing: {
    title: 'Tell us what has gone *unseen*',
    lead: `Writing to us commits you to nothing${promised('confidence', ' and stays in confidence')}, whichever side of the complaint you stand on.`,
    action: { label: 'Request a Consultation', href: '/consultation' },
    topic: 'human-rights',
    picture: { source: together, focus: 'right' },
    whole: true,
  },
} as const satisfies HumanRightsRecord
