/** What the thread of a matter does. */
export const matters = ['gap', 'absence', 'tangle', 'clauses', 'evidence', 'voices'] as const

export type Matter = (typeof matters)[number]

type MatterThread = { thread: string; second?: { as: 'dashed' | 'points' | 'strand'; path: string } }

/** Each comes in at the left and goes out at the right, 40 units down, in a drawing of 160 by 56. */
export const matterThreads: Record<Matter, MatterThread> = {
  // What was read on both sides, and the gap between.
  gap: {
    thread: 'M0 40H30c22 0 24-24 5.5-24s-18.5 24 7.5 24H56M104 40h11c22 0 24-24 5.5-24s-18.5 24 7.5 24H160',
    second: { as: 'dashed', path: 'M63 40H99' },
  },
  // A row of loops, as in a copybook, in which one is missing.
  absence: {
    thread:
      'M0 40H14c20 0 22-22 5-22s-17 22 7 22h10c20 0 22-22 5-22s-17 22 7 22h10M80 40c20 0 22-22 5-22s-17 22 7 22h10c20 0 22-22 5-22s-17 22 7 22H160',
    second: { as: 'dashed', path: 'M58 40c20 0 22-22 5-22s-17 22 7 22h10' },
  },
  // It eases.
  tangle: {
    thread:
      'M0 40H14c29 0 32-34 7-34s-25 34 0 34c26 0 28-28 6-28s-22 28 2 28c19 0 20-20 5-20s-16 20 5 20c11 0 12-12 3-12s-9 12 6 12c10 0 14-7 24-7s14 7 24 7H160',
  },
  // From the principle down to whoever applies it.
  clauses: { thread: 'M0 40H8C24 40 14 8 30 8H56C68 8 60 19 72 19H94C106 19 98 30 110 30H126C138 30 132 40 144 40H160' },
  evidence: {
    thread: 'M0 40H20L44 24 68 32 92 12 116 20 138 40H160',
    second: { as: 'points', path: 'M44 24h0M68 32h0M92 12h0M116 20h0' },
  },
  // Two that go to and fro, and leave as one.
  voices: {
    thread: 'M0 40H16C30 40 34 12 48 12S66 40 80 40 98 12 112 12 130 40 144 40H160',
    second: { as: 'strand', path: 'M16 40H36C54 40 62 12 80 12S106 40 124 40H144' },
  },
}
