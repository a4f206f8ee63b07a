import seam from '@site/media/pictures/healing.webp?picture'
import chosen from '@site/media/pictures/healing-chosen.webp?picture'
import mended from '@site/media/pictures/healing-mended.webp?picture'
import type { HealingRecord } from './area-record.ts'
import { expression } from './articles.ts'

export const record = {
  hero: {
    title: 'Healing *and repair*',
    tagline: 'Time, company and craft, for people and communities whom harm has pulled apart.',
    tone: 'dark',
    picture: { source: seam, focus: 'centre' },
    facts: [],
  },
  cited: {
    article: expression,
    because:
      'It reads like an article for newspapers. It is also the ground we heal on. A wound that may not be spoken of does not close; repair starts with testimony, given in a person’s own words to people who have agreed to be changed by it. The freedom that protects a reporter protects that first sentence too.',
  },
  services: {
    title: 'Kinds of *mending*',
    lead: 'Each can be taken by itself. Most people start with the one that asks least of them.',
    cards: [
      {
        title: 'Listening circles',
        description: 'A small group with one rule: whoever is speaking is not interrupted, advised or hurried.',
      },
      {
        title: 'Testimony and story',
        description: 'Help to tell what happened in speech, thread, drawing or song, and to decide who may hear it.',
      },
      {
        title: 'Work with the body',
        description: 'Breathing, walking and slow movement, where fear has settled in places that words do not reach.',
      },
      {
        title: 'Household repair',
        description: 'Conversations for people who share a kitchen and can no longer share a table.',
      },
      {
        title: 'Apology and restitution',
        description: 'We prepare an institution to say what it did, face to face with those it harmed, and to put something right.',
      },
      {
        title: 'Care for the carers',
        description: 'Rest and supervision for nurses, teachers, officers and organisers who carry what others have told them.',
      },
    ],
  },
  firstHour: {
    title: 'What the *first\u00a0hour* is like',
    lead: 'Nobody is asked for a story on arrival. The hour belongs to the person who came.',
    note: 'One such hour, minute by minute. The thread swings to the left when we speak and to the right when you do. A silence is drawn as long as it lasts.',
    picture: chosen,
    voices: [
      { voice: 'ours', words: 'minutes we speak' },
      { voice: 'yours', words: 'minutes you speak' },
      { voice: 'nobody', words: 'minutes of silence' },
    ],
    moments: [
      {
        title: 'The door',
        description: 'You are met by the name you want to use. You choose the chair, and from it you can see the way out.',
        stretches: [
          { voice: 'ours', minutes: 4 },
          { voice: 'nobody', minutes: 1 },
        ],
      },
      {
        title: 'The cup',
        description: 'There is something warm to hold while we explain how this works and who will know that you were here.',
        stretches: [
          { voice: 'ours', minutes: 4 },
          { voice: 'nobody', minutes: 4 },
        ],
      },
      {
        title: 'The agreement',
        description: 'We settle what may be written down. Often the answer is nothing, and that is respected.',
        stretches: [
          { voice: 'ours', minutes: 2 },
          { voice: 'yours', minutes: 2 },
          { voice: 'nobody', minutes: 2 },
        ],
      },
      {
        title: 'The thread',
        description: 'You say as much as you like about what brought you. Silence counts as an answer.',
        stretches: [
          { voice: 'yours', minutes: 5 },
          { voice: 'nobody', minutes: 11 },
          { voice: 'yours', minutes: 8 },
          { voice: 'nobody', minutes: 3 },
          { voice: 'yours', minutes: 4 },
        ],
      },
      {
        title: 'The way home',
        description: 'We stop while there is still time to sit, decide together whether to meet again, and see you out.',
        stretches: [
          { voice: 'ours', minutes: 2 },
          { voice: 'nobody', minutes: 4 },
          { voice: 'yours', minutes: 2 },
          { voice: 'ours', minutes: 2 },
        ],
      },
    ],
  },
  ways: [
    { href: '/healing-recovery', title: 'Healing and recovery', why: 'Six programmes, and their outcomes' },
    { href: '/holistic-healing', title: 'Holistic healing', why: 'Practices from seventeen traditions' },
    { href: '/healing-before-learning', title: 'Healing-before-learning workshops', why: 'For schools, before any lesson' },
    {
      href: '/faq#what-happens-in-a-healing-workshop',
      title: 'What happens in a healing workshop?',
      why: 'What is asked of you, what is not',
    },
  ],
  closing: {
    title: 'Bring it as\u00a0it\u00a0is, *even\u00a0in\u00a0pieces*',
    lead: 'Come for yourself, for a group, or for a place that has to face its past. You may bring somebody with you.',
    action: { label: 'Begin Your Healing Journey', href: '/learn-more-healing' },
    topic: 'healing',
    picture: { source: mended, focus: 'right' },
  },
} as const satisfies HealingRecord
