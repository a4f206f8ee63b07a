import { figures } from '@site/identity/figures/public-figure'
import microphone from '@site/media/pictures/public-figure.webp?picture'
import listener from '@site/media/pictures/public-figure-listener.webp?picture'
import still from '@site/media/pictures/public-figure-still.webp?picture'
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
    title: 'What you can *ask her for*',
    lead: 'From a hall of delegates to a pair of headphones. Formats can be combined, and each is prepared for its own audience.',
    voices: { hers: 'Her voice', others: 'All other voices' },
    cards: [
      {
        title: 'Keynotes',
        format: 'keynote',
        description: 'One argument, built from fieldwork, in 30 to 45 minutes, with its sources listed.',
      },
      {
        title: 'Panels and summits',
        format: 'panel',
        description: 'She has read the other papers, and answers the question that was put to her.',
      },
      {
        title: 'Public debates',
        format: 'debate',
        description: 'She argues a motion against a strong opponent, and answers the other side fairly.',
      },
      {
        title: 'Broadcast interviews',
        format: 'interview',
        description: 'Comment on rights, schooling and recovery, at short notice if need be.',
      },
      {
        title: 'Press and opinion',
        format: 'press',
        description: 'Statements that can be checked, and columns under her own name.',
      },
      {
        title: 'Podcast',
        format: 'podcast',
        description: 'Long conversations with people who changed something where they live.',
      },
      {
        title: 'Video channel',
        format: 'video',
        description: 'Short films that explain one right at a time, subtitled for classrooms.',
      },
      {
        title: 'Hosting and chairing',
        format: 'chair',
        description: 'She keeps time, and brings in those who have not spoken.',
      },
    ],
  },
  evening: {
    title: 'Who *has the floor*',
    note: 'An evening in a hall that does not exist. The thread is with whoever has the floor.',
    from: '19:00',
    voices: [
      { voice: 'chair', name: 'The chair' },
      { voice: 'hers', name: 'The speaker' },
      { voice: 'theirs', name: 'A member of the community' },
      { voice: 'hall', name: 'The hall' },
    ],
    picture: listener,
    half: 'minutes are the speaker’s. In the other half she listens.',
    moments: [
      {
        title: 'The chair opens',
        description: 'How long it will take, in what order, and where the second microphone is.',
        turns: [{ voice: 'chair', minutes: 4 }],
      },
      {
        title: 'One argument',
        description: 'A keynote built from fieldwork. Its sources are printed on the programme.',
        turns: [{ voice: 'hers', minutes: 36 }],
      },
      {
        title: 'Those concerned',
        description: 'A member of the community it was about takes the same stage, and says what is missing.',
        turns: [{ voice: 'theirs', minutes: 14 }],
      },
      {
        title: 'Second microphone',
        description: 'Questions go to both of them. The opposing case is stated fairly before it is answered.',
        turns: [
          { voice: 'hall', minutes: 3 },
          { voice: 'hers', minutes: 4 },
          { voice: 'hall', minutes: 2 },
          { voice: 'theirs', minutes: 5 },
          { voice: 'hall', minutes: 4 },
          { voice: 'hers', minutes: 3 },
          { voice: 'hall', minutes: 3 },
          { voice: 'theirs', minutes: 3 },
          { voice: 'hall', minutes: 4 },
          { voice: 'hers', minutes: 5 },
        ],
      },
      {
        title: 'Points conceded',
        description: 'The chair sums up where either side has given way, and what they still disagree on.',
        turns: [{ voice: 'chair', minutes: 6 }],
      },
    ],
    after: {
      when: 'The week after',
      title: 'What can be kept',
      description: 'Whoever came has the sources to check. The recording is subtitled for\u00a0classrooms.',
    },
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
        title: 'A second chair',
        description: 'When a session is about a community, one of its members shares the stage or reads the text beforehand.',
      },
    ],
  },
  ways: [
    { href: '/public-speaking', title: 'Guest lecturing and public speaking', why: 'Formats, and how a talk is prepared' },
    { href: '/public-figure-hero', title: 'Public figure and media', why: 'Subjects, past events and the press' },
    { href: '/fees#speaking', title: 'Fees for speaking', why: 'Keynote, panel, or a talk with a workshop' },
    { href: '/profile', title: 'Profile', why: 'Who she is, and her work so far' },
  ],
  closing: {
    title: 'Invite her *to speak*',
    lead: 'Say what the occasion is, when and where. A first call follows, to agree on the format and the fee.',
    action: { label: 'Book {name} for Your Next Event', href: '/contact-booking' },
    topic: 'public-figure',
    picture: { source: still, focus: 'right' },
  },
} as const satisfies PublicFigureRecord
