import lampMp4 from '@site/media/films/feature-1.mp4?url'
import lampWebm from '@site/media/films/feature-1.webm?url'
import lamp from '@site/media/films/feature-1.webp?picture'
import marchMp4 from '@site/media/films/feature-2.mp4?url'
import marchWebm from '@site/media/films/feature-2.webm?url'
import march from '@site/media/films/feature-2.webp?picture'
import penMp4 from '@site/media/films/feature-3.mp4?url'
import penWebm from '@site/media/films/feature-3.webm?url'
import pen from '@site/media/films/feature-3.webp?picture'
import sleepMp4 from '@site/media/films/feature-4.mp4?url'
import sleepWebm from '@site/media/films/feature-4.webm?url'
import sleep from '@site/media/films/feature-4.webp?picture'
import globeMp4 from '@site/media/films/feature-5.mp4?url'
import globeWebm from '@site/media/films/feature-5.webm?url'
import globe from '@site/media/films/feature-5.webp?picture'
import readerMp4 from '@site/media/films/feature-6.mp4?url'
import readerWebm from '@site/media/films/feature-6.webm?url'
import reader from '@site/media/films/feature-6.webp?picture'
import loomMp4 from '@site/media/films/feature-7.mp4?url'
import loomWebm from '@site/media/films/feature-7.webm?url'
import loom from '@site/media/films/feature-7.webp?picture'
import crowd from '@site/media/pictures/feature-8.webp?picture'
import type { FeatureTile } from '../home-record.ts'

/** The tiles of the feature grid in the order of the specification, section 2.3. */
export const featureTiles = [
  {
    title: 'Human rights',
    text: 'Investigations that find the people a report left out.',
    href: '/human-rights-hero',
    area: 'rights',
    picture: lamp,
    film: { webm: lampWebm, mp4: lampMp4 },
    focus: 'centre',
  },
  {
    title: 'Human rights advocacy',
    text: 'Campaigns that many hands carry, until a promise has become practice.',
    href: '/human-rights-advocacy',
    area: 'rights',
    picture: march,
    film: { webm: marchWebm, mp4: marchMp4 },
    focus: 'top',
  },
  {
    title: 'Consultancy & policy',
    text: 'Policy written with the people who will live under it.',
    href: '/consultancy-policy',
    area: 'policy',
    picture: pen,
    film: { webm: penWebm, mp4: penMp4 },
    focus: 'right',
  },
  {
    title: 'Healing & recovery',
    text: 'Workshops in which the body puts down what it has carried, at the pace it chooses.',
    href: '/healing-recovery',
    area: 'healing',
    picture: sleep,
    film: { webm: sleepWebm, mp4: sleepMp4 },
    focus: 'right',
  },
  {
    title: 'Impact work',
    text: 'What changed and where, counted together with the communities themselves.',
    href: '/impact-work',
    area: 'community',
    picture: globe,
    film: { webm: globeWebm, mp4: globeMp4 },
    focus: 'right',
  },
  {
    title: 'Education programme',
    text: 'Lessons that reach prisons, young offenders and refugee camps.',
    href: '/education-programme',
    area: 'education',
    picture: reader,
    film: { webm: readerWebm, mp4: readerMp4 },
    focus: 'right',
  },
  {
    title: 'Policy reform',
    text: 'Rules that do harm: found, rewritten and put into practice.',
    href: '/policy-reform',
    area: 'research',
    picture: loom,
    film: { webm: loomWebm, mp4: loomMp4 },
    focus: 'centre',
  },
  {
    title: 'Public figure & media',
    text: 'Keynotes, interviews and debates, from the lecture hall to the evening news.',
    href: '/public-figure-hero',
    area: 'speaking',
    picture: crowd,
    focus: 'top',
  },
] as const satisfies readonly FeatureTile[]
