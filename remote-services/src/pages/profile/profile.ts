import { figures } from '@site/identity/figures/profile'
import grandmother from '@site/media/pictures/portrait-grandmother.webp?picture'
import student from '@site/media/pictures/portrait-student.webp?picture'
import teacher from '@site/media/pictures/portrait-teacher.webp?picture'
import face from '@site/media/pictures/profile.webp?picture'
import onwards from '@site/media/pictures/profile-onwards.webp?picture'
import type { ProfileRecord } from './profile-record.ts'

export const record = {
  hero: {
    title: 'Leading with empathy, *intuition* and innovation',
    tagline: '{name} is an independent consultant, speaker and public figure in human rights, education and healing.',
    tone: 'dark',
    picture: { source: face, focus: 'centre' },
    facts: [],
  },
  habits: {
    title: 'Three habits, and the people *who taught them*',
    portraits: [
      {
        title: 'Empathy',
        description: 'Learnt from a teacher: hear first the child who was not believed, and let that account set the questions.',
        picture: teacher,
      },
      {
        title: 'Intuition',
        description:
          'Learnt from a grandmother: notice where a story is cut short, write the hunch down, and test it against the evidence.',
        picture: grandmother,
      },
      {
        title: 'Innovation',
        description: 'Learnt from a student whom the usual lessons had failed: build the next ones with those who will use them.',
        picture: student,
      },
    ],
  },
  timeline: {
    provenance: 'specimen',
    title: '*Milestones,* 2015 to 2024',
    lead: 'Seven turns in the work, and what each of them made possible.',
    milestones: [
      {
        year: '2015',
        description:
          'Research in hostile environments begins, with a rule that still holds: whoever speaks is safe before anything is published.',
        since: { title: 'Research in hostile environments', href: '/data-driven-research' },
      },
      {
        year: '2016',
        description:
          'Prisons that had asked for reports ask for teaching too. The first lessons are written on the wing, with those who live there.',
        since: { title: 'The education programme', href: '/education-programme' },
      },
      {
        year: '2018',
        description:
          'Schooling follows families on the move. One curriculum, light enough to carry, opens in youth custody and in refugee camps.',
        since: { title: 'Emergency education', href: '/emergency-education' },
      },
      {
        year: '2020',
        description:
          'Doors close everywhere. Healing sessions go to telephones, doorsteps and gardens, and come back changed by what was said there.',
        since: { title: 'Healing and recovery', href: '/healing-recovery' },
      },
      {
        year: '2022',
        description:
          'Governments start to call before they draft. Policy becomes a practice of its own, from the first reading of a law to its review.',
        since: { title: 'Policy reform', href: '/policy-reform' },
      },
      {
        year: '2023',
        description: 'Four dates in public, from Geneva to The Hague, with a working session behind closed doors after each.',
        since: { title: 'Public figure and media', href: '/public-figure-hero' },
      },
      {
        year: '2024',
        description: 'Investigation, education, healing and policy are offered as one.',
        since: { title: 'All twelve services', href: '/discover' },
      },
    ],
    also: [figures.clients],
    purpose: 'Whoever comes for a report can leave *with a repair*.',
  },
  vision: {
    title: 'What she holds *in view*',
    lead: 'Eight words that she comes back to, and the work behind each. Where these pages say ‘we’, they mean the practice: her and the people who work with her.',
    cards: [
      {
        title: 'Justice',
        description: 'Investigation and advocacy, so that a right can be used and not only read.',
        href: '/human-rights',
      },
      { title: 'Learning', description: 'Teaching in prisons, youth custody and refugee camps as well as in schools.', href: '/education' },
      { title: 'Repair', description: 'Healing and recovery workshops, so that a case does not end with its finding.', href: '/healing' },
      { title: 'Belonging', description: 'Racial literacy training, and mediation between cultures.', href: '/racial-literacy-training' },
      {
        title: 'Evidence',
        description: 'Research in hostile environments, shown first to the people it describes.',
        href: '/data-driven-research',
      },
      {
        title: 'Courage',
        description: 'Lectures and debates that say in public what is avoided, and answer questions on it.',
        href: '/public-speaking',
      },
      {
        title: 'Youth',
        description: 'Rehabilitation after custody, planned with the young person whom it is for.',
        href: '/youth-rehabilitation',
      },
      {
        title: 'Community',
        description: 'Local leaders, trained to carry the work on without a consultant.',
        href: '/community-empowerment',
      },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    title: 'What organisations *say afterwards*',
    voices: [
      {
        quote:
          'The inspection was thorough and, for some of us, painful. Of the nine deadlines that it set, our staff have kept seven so far.',
        organisation: 'A youth justice board',
        place: 'Northern England',
      },
      {
        quote: 'Her report named what we had stepped around for years, and no witness was exposed in the telling.',
        organisation: 'A national human rights commission',
        place: 'Southern Africa',
      },
      {
        quote: 'Lesson plans reach us in boxes. Hers came with questions, and were changed after our pupils had answered.',
        organisation: 'A network of camp schools',
        place: 'Eastern Mediterranean',
      },
      {
        quote: 'Her draft reads as though our teachers had written it, and much of it they had.',
        organisation: 'A ministry of education',
        place: 'West Africa',
      },
      {
        quote: 'The circle still meets on Thursdays.',
        organisation: 'A women’s health centre',
        place: 'The Caribbean',
      },
      {
        quote: 'Both sides told us that she had been fair. One of them would still rather have won.',
        organisation: 'A city council',
        place: 'Western Europe',
      },
    ],
  },
  ways: [
    { href: '/discover', title: 'Discover what we do', why: 'All twelve services in one place' },
    { href: '/vision', title: 'The Vision', why: 'Seven pillars the work serves' },
    { href: '/impact-work', title: 'Impact work', why: 'What communities have taken over' },
    { href: '/public-figure', title: 'Public figure', why: 'Where she can be heard' },
  ],
  closing: {
    title: 'Where it is *going*',
    lead: 'The vision behind these words, and how a part of it becomes work.',
    action: { label: 'Learn More About {name}', href: '/learn-more-vision' },
    topic: 'profile',
    picture: { source: onwards, focus: 'right' },
    whole: true,
  },
} as const satisfies ProfileRecord
