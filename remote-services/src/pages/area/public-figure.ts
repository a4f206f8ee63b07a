import clapperboard from 'icon:clapperboard'
import headphones from 'icon:headphones'
import messages from 'icon:messages-square'
import micVocal from 'icon:mic-vocal'
import newspaper from 'icon:newspaper'
import presentation from 'icon:presentation'
import radio from 'icon:radio'
import users from 'icon:users'
import { figures } from '@site/identity/figures/public-figure'
import microphone from '@site/media/pictures/public-figure.webp?picture'
import type { PublicFigureRecord } from './area-record.ts'

export const record = {
  hero: {
    title: 'Public *figure*',
    tagline: 'A speaker and broadcaster for platforms that want the evidence from someone who was there when it was gathered.',
    tone: 'dark',
    picture: { source: microphone, focus: 'centre' },
    facts: [],
  },
  purpose: {
    text: 'A small committee gets the same preparation as a full auditorium, because either may be about to vote.',
    beginning: 'A small committee gets the same preparation as a full auditorium,',
  },
  platforms: {
    title: 'What she can *be asked for*',
    lead: 'From a hall of delegates to a pair of headphones. Formats can be combined, and each is prepared for its own audience.',
    cards: [
      {
        title: 'Keynotes',
        description: 'One argument, built from fieldwork, in 30 to 45 minutes, with the sources listed for those who want to check it.',
        icon: micVocal,
      },
      {
        title: 'Panels and summits',
        description: 'A panellist who has read the other papers, and who answers the question that was put to her.',
        icon: users,
      },
      {
        title: 'Public debates',
        description: 'She argues a motion against a strong opponent, and states the opposing case fairly before she answers it.',
        icon: messages,
      },
      {
        title: 'Broadcast interviews',
        description: 'Comment for radio and television on rights, schooling and recovery, at short notice when the news requires it.',
        icon: radio,
      },
      {
        title: 'Press and opinion',
        description: 'Background for reporters, statements that can be checked, and columns under her own name.',
        icon: newspaper,
      },
      {
        title: 'Podcast',
        description: 'Long conversations with people who changed something where they live, recorded without a stopwatch.',
        icon: headphones,
      },
      {
        title: 'Video channel',
        description: 'Short films and recorded lectures that explain one right at a time, subtitled for classrooms.',
        icon: clapperboard,
      },
      {
        title: 'Hosting and chairing',
        description: 'She keeps time, brings in those who have not spoken, and sums up what either side has conceded.',
        icon: presentation,
      },
    ],
  },
  claim: {
    provenance: 'specimen',
    figure: figures.organisations,
    text: 'They range from governments and universities to village schools and youth-justice bodies.',
  },
  terms: {
    title: 'Before the *microphone* is on',
    lead: 'What an organiser can count on, and what is asked for in return.',
    cards: [
      {
        title: 'A briefing first',
        description: 'A call about who will be in the room, what they disagreed on last time and what you hope they will do next.',
      },
      {
        title: 'Time for questions',
        description: 'It is kept free in every format. Please plan for a second microphone in the hall.',
      },
      {
        title: 'Those concerned',
        description: 'When a session is about a community, one of its members shares the stage or reads the text beforehand.',
      },
    ],
  },
  ways: [
    { href: '/public-speaking', title: 'Guest lecturing and public speaking', why: 'Formats, and how a talk is prepared' },
    { href: '/public-figure-hero', title: 'Public figure and media', why: 'Subjects, past events and the press' },
    { href: '/fees#speaking', title: 'Fees for speaking', why: 'Keynote, panel, or both with a workshop' },
    { href: '/profile', title: 'Profile', why: 'Who comes, and since when' },
  ],
  closing: {
    title: 'Invite her *to speak*',
    lead: 'Say what the occasion is, when and where. A first call follows, to agree on the format and the fee.',
    action: { label: 'Book {name} for Your Next Event', href: '/contact-booking' },
    topic: 'public-figure',
    picture: { source: microphone, focus: 'right' },
  },
} as const satisfies PublicFigureRecord
