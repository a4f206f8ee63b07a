import type { PaperChecks } from './white-paper-record.ts'

/** Notes of the Zero Bank paper whose works were not opened again for this edition, and what is to be looked up in each. */
export const zeroBankChecks = {
  // The estimate of 2025; the order and the shares of the reasons in 2021.
  globalFindex: {
    provenance: 'specimen',
    notes: ['14', '15'],
  },
  // 850 million: of which year, and how many of them children.
  identificationDataset: {
    provenance: 'specimen',
    notes: ['16'],
  },
  // The latest number of adults without a current account.
  financialLivesSurvey: {
    provenance: 'specimen',
    notes: ['17'],
  },
  // The present wording of Recommendation 1 and the dates of the guidance.
  financialActionTaskForce: {
    provenance: 'specimen',
    notes: ['19', '20'],
  },
  // Whether the article, the rule and the section still say so.
  lawsNotOpenedAgain: {
    provenance: 'specimen',
    notes: ['22', '29', '30'],
  },
  // Which rules, of which dates, with which ceilings.
  practiceInIndia: {
    provenance: 'specimen',
    notes: ['23'],
  },
  // Each finding, and the pages it stands on.
  studies: {
    provenance: 'specimen',
    notes: ['24', '25', '26', '27', '28'],
  },
  // The rate of the day; with another one, also `clerkPay` in figures/sums.ts and the sums of 7.3.
  clerkPay: {
    provenance: 'specimen',
    notes: ['31'],
  },
  // The equation and its assumptions, and whether such an agreement is regulated.
  annualPercentageRate: {
    provenance: 'specimen',
    notes: ['32'],
  },
} as const satisfies PaperChecks
