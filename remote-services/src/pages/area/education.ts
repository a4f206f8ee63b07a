import { figures } from '@site/identity/figures/education'
import book from '@site/media/pictures/education.webp?picture'
import read from '@site/media/pictures/education-read.webp?picture'
import register from '@site/media/pictures/education-register.webp?picture'
import type { EducationRecord } from './area-record.ts'
import { education } from './articles.ts'

export const record = {
  hero: {
    title: 'Education *infrastructure*',
    tagline: 'Rooms, teachers, books, and the arrangements that keep them there, for people whom no school was built for.',
    tone: 'dark',
    whole: true,
    picture: { source: book, focus: 'centre' },
    facts: [],
  },
  services: {
    title: 'What makes a school *stay*',
    lead: 'Walls are the quickest part to put up. Here is what we plan for besides, in whatever order the place allows.',
    cards: [
      {
        title: 'Community schools',
        description: 'Founded with the families who will use them, on land they can keep, under a roof they know how to mend.',
      },
      {
        title: 'Learning in custody',
        description: 'Courses for prisons and secure units that survive a transfer, a lockdown or a new governor.',
      },
      {
        title: 'Classrooms in camps',
        description: 'Registers, timetables and certificates that go with a child from one border to the next.',
      },
      {
        title: 'Teacher preparation',
        description: 'Educators prepared where they work, by colleagues who have stood in the same kind of room.',
      },
      {
        title: 'University partnerships',
        description: 'Seminars, reading lists and credit, shared between a campus and the communities it studies.',
      },
      {
        title: 'Materials without a network',
        description: 'Books, recordings and exercises that need no internet, and can be copied by hand if it comes to that.',
      },
    ],
  },
  day: {
    title: 'A day on the wing, *and its lesson*',
    note: 'Twenty-four hours in a prison that does not exist. Its doors are open for five of them, and five roll calls cut the day.',
    hours: [
      { at: '00:00', kind: 'locked', words: 'Locked' },
      { at: '06:30', kind: 'roll call', words: 'Roll call' },
      { at: '07:30', kind: 'open', words: 'Breakfast' },
      { at: '09:00', kind: 'roll call', words: 'Roll call' },
      { at: '09:15', kind: 'lesson', words: 'The lesson' },
      { at: '10:30', kind: 'locked', words: 'Locked' },
      { at: '12:00', kind: 'roll call', words: 'Roll call' },
      { at: '14:00', kind: 'open', words: 'Yard, visits' },
      { at: '16:00', kind: 'locked', words: 'Locked' },
      { at: '16:15', kind: 'roll call', words: 'Roll call' },
      { at: '20:30', kind: 'roll call', words: 'Roll call' },
    ],
    lesson: {
      from: '09:15',
      until: '10:30',
      words: 'minutes are left for teaching, a thread for each.',
      parts: [
        { at: '09:15', title: 'Room', description: 'Left empty. A roll call seldom ends on time.' },
        { at: '09:25', title: 'Names', description: 'Everybody is greeted by name, and gets last week’s page back, read.' },
        { at: '09:40', title: 'One task', description: 'Short enough to finish. If the bell goes now, it is a lesson already.' },
        { at: '10:00', title: 'Told to a neighbour', description: 'Those who have done it explain it to those who have not.' },
        { at: '10:20', title: 'The page', description: 'It goes back to the cell, with room to go on.' },
      ],
    },
  },
  cited: {
    article: education,
    because:
      'The article says ‘everyone’. It makes no exception for a sentence being served, a border crossed or a year missed, and it asks for a path all the way to the university. We plan from that word, beginning with those whom the present timetable leaves out.',
    picture: register,
  },
  places: {
    title: 'Where the *classrooms* are',
    lead: 'Seldom behind a sign that says ‘school’. These are some of the rooms that this work has to fit.',
    pillars: [
      { title: 'A prison wing', description: 'Lessons run between two roll calls, and the exercise book is allowed back to the cell.' },
      { title: 'A refugee camp', description: 'Teaching begins before the fences are finished, in the languages heard at the water tap.' },
      {
        title: 'A secure unit',
        description: 'A small table, an adult who comes back, and a course short enough for a young person to finish.',
      },
      { title: 'A remote village', description: 'Two rooms and a yard, run by a committee of parents that keeps its own accounts.' },
    ],
  },
  reach: {
    provenance: 'specimen',
    title: 'What has been *built so far*',
    lead: 'A school is counted only when it opens its doors without us.',
    statistics: [figures.educators, figures.universities, figures.schools],
  },
  ways: [
    { href: '/education-programme', title: 'Education programme', why: 'Six ways in, from wing to camp' },
    { href: '/non-mainstream-curriculum', title: 'Non-mainstream curriculum design', why: 'What is taught, and from which sources' },
    { href: '/emergency-education', title: 'Emergency education', why: 'The first days after a disaster' },
    {
      href: '/faq#do-you-teach-in-prisons-and-refugee-camps',
      title: 'Do you teach in prisons and refugee camps?',
      why: 'Yes: without internet, and with few books',
    },
    { href: '/fees#consultancy', title: 'What it costs', why: 'By the hour, project or month' },
  ],
  closing: {
    title: 'Show us a room *to begin in*',
    lead: 'A site, a timetable or a list of pupils will do to begin with. From it we can say what could be taught there, and what that would take.',
    action: { label: 'Contact {name}', href: '/learn-more-education' },
    topic: 'education',
    picture: { source: read, focus: 'right' },
  },
} as const satisfies EducationRecord
