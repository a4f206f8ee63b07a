/**
 * What the work costs: the one place where a price stands. Indicative, in pounds sterling, without VAT (specification,
 * section 9), in the order of the price list. The price list, its structured data, the estimate, the consultation page,
 * the answers and the fact sheet take the figures from here; a malformed fee stops the build and names itself
 * (`parse-fees.ts`).
 */
import type { Fee } from '../parse-fees.ts'

export type { Fee } from '../parse-fees.ts'

export const fees: readonly Fee[] = [
  { id: 'initial-consultation-1-hr', group: 'consultancy', name: 'Initial Consultation (1 hr)', amount: 250 },
  { id: 'ongoing-monthly-retainer', group: 'consultancy', name: 'Ongoing Monthly Retainer', amount: 2000, from: true, every: 'month' },
  { id: 'project-based-consulting', group: 'consultancy', name: 'Project-Based Consulting', amount: 3500, from: true },
  { id: 'half-day-workshop', group: 'workshops-and-training', name: 'Half-Day Workshop', amount: 800 },
  { id: 'full-day-workshop', group: 'workshops-and-training', name: 'Full-Day Workshop', amount: 1400 },
  { id: 'multi-day-training', group: 'workshops-and-training', name: 'Multi-Day Training', amount: 3000, from: true },
  { id: 'healing-before-learning-sessions', group: 'healing', name: 'Healing Before Learning Sessions', amount: 500 },
  { id: 'holistic-ceremonies-rituals', group: 'healing', name: 'Holistic Ceremonies & Rituals', amount: 1200, from: true },
  { id: 'one-on-one-guidance', group: 'healing', name: 'One-on-One Guidance', amount: 150, per: 'hour' },
  { id: 'keynote-30-to-45-minutes', group: 'speaking', name: 'Keynote (30 to 45 minutes)', amount: 1200, from: true },
  { id: 'panel-appearance', group: 'speaking', name: 'Panel Appearance', amount: 600, from: true },
  { id: 'workshop-speaking-combo', group: 'speaking', name: 'Workshop + Speaking Combo', amount: 2000, from: true },
  { id: 'baseline-report', group: 'research', name: 'Baseline Report', amount: 1000, from: true },
  { id: 'in-depth-field-study', group: 'research', name: 'In-Depth Field Study', amount: 5000, from: true },
  { id: 'ongoing-data-monitoring', group: 'research', name: 'Ongoing Data Monitoring', amount: 800, per: 'month' },
  { id: 'policy-drafting-review', group: 'policy-and-emergency', name: 'Policy Drafting & Review', amount: 2000, from: true },
  {
    id: 'quarterly-advisory-retainer',
    group: 'policy-and-emergency',
    name: 'Quarterly Advisory Retainer',
    amount: 3500,
    from: true,
    every: 'quarter',
  },
  {
    id: 'emergency-response-consultancy',
    group: 'policy-and-emergency',
    name: 'Emergency Response Consultancy',
    amount: 1500,
    from: true,
    per: 'day',
  },
]
