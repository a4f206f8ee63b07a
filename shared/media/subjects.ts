import type { descriptions } from './descriptions.ts'

/** A part of a picture: left, top, right and bottom as shares of its width and height. */
export type Area = readonly [left: number, top: number, right: number, bottom: number]

/** The faces and hands in a picture, in its framing for narrow upright screens too where it has one. */
export type Subjects = { readonly wide: readonly Area[]; readonly upright?: readonly Area[] }

const things = { wide: [], upright: [] }
const walkers: Subjects = {
  wide: [
    [0.345, 0.42, 0.385, 0.505],
    [0.41, 0.52, 0.44, 0.575],
    [0.47, 0.35, 0.93, 0.53],
  ],
  upright: [[0.06, 0.36, 0.93, 0.53]],
}
const speaker: Subjects = { wide: [[0.47, 0.36, 0.595, 0.725]], upright: [[0.34, 0.33, 0.7, 0.72]] }
const clasp: Subjects = { wide: [[0.32, 0.22, 0.7, 0.71]], upright: [[0.08, 0.2, 0.95, 0.71]] }
const planters: Subjects = {
  wide: [
    [0.35, 0.2, 0.58, 0.42],
    [0.38, 0.42, 0.58, 0.54],
    [0.43, 0.54, 0.58, 0.67],
    [0.6, 0.2, 0.84, 0.67],
  ],
  upright: [
    [0, 0.23, 0.5, 0.68],
    [0.5, 0.25, 1, 0.68],
  ],
}
const portrait: Subjects = { wide: [[0.26, 0.2, 0.76, 0.76]] }

/**
 * Where in each picture and film faces and hands are, which no words may cross: read from the picture with a grid laid over it.
 * A picture that is drawn anew is looked at anew. Small people far away are taken together, heads and lifted hands.
 */
export const subjects = {
  // films
  'feature-1': {
    wide: [
      [0.13, 0.22, 0.32, 0.72],
      [0.41, 0.23, 0.58, 0.67],
      [0.68, 0.2, 0.86, 0.72],
    ],
  },
  'feature-2': {
    wide: [
      [0.15, 0.18, 0.24, 0.35],
      [0.39, 0.17, 0.46, 0.33],
      [0.54, 0.32, 0.61, 0.45],
      [0.71, 0.2, 0.79, 0.37],
      [0.91, 0.1, 0.98, 0.26],
    ],
  },
  'feature-3': { wide: [[0.62, 0.19, 0.9, 0.56]] },
  'feature-4': {
    wide: [
      [0.6, 0.13, 0.75, 0.37],
      [0.6, 0.42, 0.735, 0.6],
    ],
  },
  'feature-5': { wide: [] },
  'feature-6': { wide: [[0.6, 0.33, 0.84, 0.82]] },
  'feature-7': { wide: [] },
  'hero-1': things,
  'hero-2': {
    wide: [
      [0.27, 0.1, 0.49, 0.475],
      [0.63, 0.5, 0.89, 0.84],
    ],
  },
  'hero-3': { wide: [[0.42, 0.25, 0.7, 0.875]] },
  'hero-4': {
    wide: [
      [0.17, 0.13, 0.29, 0.53],
      [0.71, 0.21, 0.84, 0.69],
    ],
  },
  trailer: {
    wide: [
      [0.27, 0.1, 0.49, 0.475],
      [0.63, 0.5, 0.89, 0.84],
    ],
  },

  // the eight of the services
  'human-rights': {
    wide: [
      [0.426, 0.3, 0.565, 0.57],
      [0.7, 0.24, 0.84, 0.6],
      [0.56, 0.57, 0.74, 0.88],
    ],
    upright: [
      [0.12, 0.17, 0.33, 0.4],
      [0.55, 0.18, 0.79, 0.4],
      [0.36, 0.4, 0.62, 0.6],
    ],
  },
  'human-rights-seen': {
    wide: [
      [0.33, 0.1, 0.88, 0.5],
      [0.4, 0.38, 0.8, 0.72],
    ],
  },
  'public-speaking': speaker,
  'public-speaking-answered': {
    wide: [
      [0.25, 0.34, 0.4, 0.74],
      [0.575, 0.36, 0.7, 0.68],
    ],
  },
  'global-impact': { wide: [] },
  healing: things,
  'healing-mended': { wide: [] },
  culture: { wide: [] },
  consultancy: { wide: [] },
  education: things,
  'education-read': { wide: [[0.57, 0.28, 1, 0.75]] },
  research: things,
  'research-borne-out': { wide: [] },

  // heroes of pages, and the second moments on which pages end
  'community-empowerment': planters,
  'community-empowerment-grown': { wide: planters.wide },
  'consultancy-policy': { wide: [[0.57, 0.31, 0.93, 0.75]], upright: [[0.38, 0.31, 1, 0.78]] },
  'consultancy-policy-signed': { wide: [] },
  'cross-cultural-mediation': clasp,
  'cross-cultural-mediation-woven': { wide: clasp.wide },
  faq: {
    wide: [
      [0.03, 0.36, 0.19, 0.82],
      [0.2, 0.19, 0.31, 0.62],
      [0.34, 0.48, 0.46, 0.78],
      [0.47, 0.16, 0.62, 0.65],
      [0.66, 0.33, 0.82, 0.79],
      [0.82, 0.23, 0.93, 0.66],
    ],
    upright: [
      [0.08, 0.25, 0.28, 0.6],
      [0.29, 0.5, 0.5, 0.75],
      [0.41, 0.17, 0.7, 0.56],
      [0.67, 0.33, 0.98, 0.7],
    ],
  },
  'healing-before-learning-whole': {
    wide: [
      [0.385, 0.62, 0.56, 1],
      [0.58, 0.72, 0.78, 1],
    ],
  },
  'healing-before-learning': {
    wide: [
      [0.61, 0.06, 0.9, 0.42],
      [0.43, 0.63, 0.6, 1],
    ],
    upright: [
      [0.46, 0.07, 1, 0.42],
      [0.05, 0.62, 0.46, 1],
    ],
  },
  'healing-recovery-still': { wide: [] },
  'healing-recovery': { wide: [[0.4, 0.05, 0.84, 0.72]], upright: [[0, 0.05, 1, 0.78]] },
  'education-programme-evening': {
    wide: [
      [0.43, 0.24, 0.535, 0.7],
      [0.57, 0.15, 0.7, 0.65],
      [0.735, 0.27, 0.855, 0.6],
    ],
  },
  'education-programme': {
    wide: [
      [0.43, 0.15, 0.49, 0.26],
      [0.57, 0.22, 0.64, 0.42],
      [0.7, 0.31, 0.76, 0.42],
      [0.78, 0.23, 0.81, 0.35],
    ],
  },
  'emergency-education-answered': {
    wide: [
      [0.556, 0.354, 0.594, 0.414],
      [0.396, 0.474, 0.488, 0.688],
      [0.472, 0.645, 0.7, 0.747],
      [0.655, 0.474, 0.746, 0.645],
    ],
  },
  'emergency-education': {
    wide: [
      [0.556, 0.363, 0.594, 0.474],
      [0.404, 0.517, 0.48, 0.688],
      [0.48, 0.679, 0.7, 0.764],
      [0.662, 0.508, 0.754, 0.662],
    ],
    upright: [
      [0.48, 0.37, 0.61, 0.52],
      [0.02, 0.55, 0.26, 0.78],
      [0.27, 0.73, 0.96, 0.84],
      [0.86, 0.55, 0.98, 0.68],
    ],
  },
  'human-rights-advocacy': walkers,
  'human-rights-advocacy-morning': { wide: walkers.wide },
  'impact-work-handed-on': {
    wide: [
      [0.275, 0.385, 0.325, 0.5],
      [0.34, 0.41, 0.71, 0.6],
      [0.77, 0.61, 0.855, 0.75],
    ],
  },
  'impact-work': {
    wide: [
      [0.11, 0.65, 0.15, 0.73],
      [0.17, 0.47, 0.66, 0.6],
      [0.69, 0.64, 0.78, 0.78],
    ],
  },
  'learn-more-vision-crossed': { wide: [[0.715, 0.16, 0.8, 0.31]] },
  'learn-more-vision': { wide: [[0.53, 0.25, 0.61, 0.42]], upright: [[0.29, 0.25, 0.48, 0.42]] },
  profile: { wide: [[0.6, 0.3, 0.86, 0.88]], upright: [[0.28, 0.26, 0.96, 0.9]] },
  'profile-onwards': { wide: [[0.51, 0.28, 0.735, 0.87]] },
  'bank-paper': things,
  'contact-us': {
    wide: [
      [0.05, 0.38, 0.22, 0.8],
      [0.82, 0.22, 0.95, 0.55],
    ],
    upright: [
      [0.03, 0.59, 0.3, 0.85],
      [0.72, 0.2, 0.92, 0.4],
    ],
  },
  consultation: { wide: [] },
  discover: { wide: [[0.56, 0.54, 0.63, 0.67]], upright: [[0.32, 0.54, 0.48, 0.66]] },
  'discover-decide': { wide: [[0.71, 0.25, 0.97, 0.5]] },
  'discover-holds': {
    wide: [
      [0.41, 0.4, 0.53, 0.57],
      [0.66, 0.48, 0.71, 0.55],
    ],
  },
  'discover-inside': {
    wide: [
      [0.1, 0.27, 0.39, 0.67],
      [0.26, 0.62, 0.46, 0.85],
      [0.58, 0.33, 0.94, 0.72],
    ],
  },
  'equality-shared': { wide: [] },
  equality: things,
  'fees-settled': { wide: [] },
  fees: things,
  'holistic-healing-resting': { wide: [[0.47, 0.405, 0.72, 0.905]] },
  'holistic-healing': { wide: [[0.47, 0.355, 0.68, 0.855]], upright: [[0.13, 0.355, 0.68, 0.905]] },
  'human-rights-hero-told': {
    wide: [
      [0.34, 0.35, 0.52, 0.79],
      [0.59, 0.32, 0.87, 0.81],
    ],
  },
  'human-rights-hero': {
    wide: [
      [0.305, 0.625, 0.455, 0.855],
      [0.5, 0.41, 0.66, 0.735],
      [0.705, 0.27, 0.865, 0.615],
    ],
    upright: [
      [0.06, 0.57, 0.29, 0.75],
      [0.31, 0.33, 0.52, 0.56],
      [0.61, 0.13, 0.86, 0.37],
    ],
  },
  'non-mainstream-curriculum-asked': {
    wide: [
      [0.52, 0.64, 0.57, 0.74],
      [0.645, 0.62, 0.7, 0.72],
    ],
  },
  'non-mainstream-curriculum': {
    wide: [
      [0.52, 0.64, 0.57, 0.74],
      [0.63, 0.75, 0.68, 0.82],
    ],
    upright: [
      [0.34, 0.47, 0.44, 0.58],
      [0.54, 0.56, 0.6, 0.62],
    ],
  },
  'policy-governance-consultancy-standing': {
    wide: [
      [0.41, 0.68, 0.46, 0.77],
      [0.53, 0.68, 0.58, 0.77],
    ],
  },
  'policy-governance-consultancy': {
    wide: [
      [0.17, 0.68, 0.24, 0.78],
      [0.79, 0.71, 0.84, 0.8],
    ],
    upright: [
      [0.06, 0.48, 0.13, 0.56],
      [0.86, 0.5, 0.94, 0.57],
    ],
  },
  'policy-reform-wound': { wide: [] },
  'policy-reform': { wide: [[0.46, 0.53, 0.52, 0.66]], upright: [[0.24, 0.41, 0.32, 0.52]] },
  'privacy-policy': things,
  'public-figure-still': { wide: [] },
  'public-figure': things,
  'public-figure-hero-stage': { wide: [[0.495, 0.09, 0.76, 0.73]] },
  'public-figure-hero': { wide: [[0.55, 0.28, 0.77, 0.68]], upright: [[0.32, 0.28, 0.8, 0.68]] },
  'racial-literacy-training-woven': { wide: [] },
  'racial-literacy-training': things,
  'vision-closed': { wide: [[0.45, 0.2, 0.99, 0.81]] },
  vision: { wide: [[0.32, 0.33, 0.92, 0.72]], upright: [[0.1, 0.27, 0.9, 0.51]] },
  whitepapers: { wide: [] },
  'youth-rehabilitation-later': { wide: [[0.65, 0.357, 0.697, 0.432]] },
  'youth-rehabilitation': { wide: [[0.555, 0.365, 0.586, 0.433]], upright: [[0.63, 0.35, 0.7, 0.4]] },

  // the home page
  about: { wide: [[0.38, 0.3, 0.6, 0.74]], upright: [[0.2, 0.3, 0.7, 0.85]] },
  entrance: { wide: [[0.48, 0.48, 0.52, 0.56]], upright: [[0.46, 0.48, 0.55, 0.55]] },
  'room-library': { wide: [[0.22, 0.3, 0.86, 0.67]] },
  'room-tent': { wide: [[0.1, 0.22, 0.88, 0.74]] },
  'room-committee': { wide: [[0.18, 0.3, 0.96, 0.7]] },
  'feature-8': { wide: [[0.42, 0.08, 0.53, 0.24]] },

  // the contact banner
  'contact-1': { wide: [] },
  'contact-2': { wide: [] },
  'contact-3': { wide: [[0.35, 0.12, 0.73, 0.8]] },
  'contact-4': { wide: [] },
  'contact-5': {
    wide: [
      [0.14, 0.36, 0.3, 0.62],
      [0.7, 0.36, 0.86, 0.62],
    ],
  },
  'contact-6': { wide: [] },
  'contact-7': {
    wide: [
      [0.21, 0.64, 0.29, 0.75],
      [0.75, 0.62, 0.8, 0.7],
    ],
  },
  'contact-8': { wide: [] },

  // the twelve strands, the archive, and work in hand
  'strand-dignity': { wide: [[0.4, 0.24, 0.58, 0.56]] },
  'strand-law': { wide: [] },
  'strand-school': { wide: [] },
  'strand-roots': { wide: [] },
  'strand-company': { wide: [] },
  'strand-remedy': { wide: [] },
  'strand-plane': { wide: [] },
  'strand-evidence': { wide: [] },
  'strand-memory': { wide: [] },
  'strand-leaders': { wide: [] },
  'strand-return': { wide: [] },
  'strand-voice': { wide: [] },
  'strand-gathered': { wide: [] },
  'strand-returned': { wide: [] },
  'public-figure-hero-camera': { wide: [] },
  'public-figure-hero-drawers': { wide: [] },
  'public-figure-hero-reels': { wide: [] },
  'public-figure-hero-lectern': { wide: [] },
  'public-figure-hero-row': { wide: [] },
  'public-figure-hero-programmes': { wide: [] },
  'public-figure-hero-spectacles': { wide: [] },
  'public-figure-hero-coil': { wide: [] },
  'human-rights-hero-files': { wide: [] },
  'human-rights-hero-register': { wide: [] },
  'human-rights-hero-sitting': { wide: [] },
  'human-rights-hero-return': { wide: [] },

  // portraits beside quotations
  'education-programme-begun': { wide: [] },
  'emergency-education-bell': { wide: [] },
  'healing-before-learning-set-down': { wide: [] },
  'healing-chosen': { wide: [] },
  'human-rights-bell': { wide: [] },
  'non-mainstream-curriculum-herself': {
    wide: [
      [0.19, 0.28, 0.41, 0.66],
      [0.41, 0.54, 0.71, 0.78],
    ],
  },
  'policy-governance-consultancy-waiting': { wide: [] },
  'policy-governance-consultancy-wheels': { wide: [] },
  'public-figure-listener': { wide: [[0.22, 0.26, 0.67, 0.75]] },
  'public-speaking-afterwards': { wide: [] },
  'research-locked': { wide: [] },
  'youth-rehabilitation-key': { wide: [] },
  'equality-queue': {
    wide: [
      [0.08, 0.23, 0.16, 0.38],
      [0.22, 0.23, 0.3, 0.38],
      [0.38, 0.22, 0.46, 0.38],
      [0.53, 0.23, 0.6, 0.38],
      [0.66, 0.22, 0.74, 0.38],
      [0.14, 0.5, 0.82, 0.62],
    ],
  },
  'community-empowerment-market': { wide: [] },
  'cross-cultural-mediation-third': { wide: [] },
  'education-register': { wide: [] },
  'holistic-healing-remedies': { wide: [] },
  'portrait-advocate': portrait,
  'portrait-grandmother': portrait,
  'portrait-student': portrait,
  'portrait-teacher': portrait,
} as const satisfies Record<keyof typeof descriptions, Subjects>
