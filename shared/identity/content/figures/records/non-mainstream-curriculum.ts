import type { Figure } from '../parse-figures.ts'

export const figures = {
  part: {
    id: 'curriculum-participation',
    label: 'of learners take a fuller part in lessons, as their teachers record it',
    value: '78%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Learners whom their teachers marked as taking a fuller part than in the term before.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'The teachers who mark are those who chose the curriculum; nobody from outside sat at the back.',
  },
  kept: {
    id: 'curriculum-kept',
    label: 'of educators keep the materials in use after the pilot',
    value: '92%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Educators who were still using the materials after the pilot.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Use is use in any lesson. One worksheet a term is enough to count.',
  },
  further: {
    id: 'further-study',
    label: 'as many learners go on to further study or training',
    value: '3.1x',
    unit: 'times',
    base: 'to be confirmed',
    counted: 'Compared with the learners of the years before the pilot.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Places may have been added meanwhile, and then the curriculum would have had no part in it.',
  },
} as const satisfies Record<string, Figure>
