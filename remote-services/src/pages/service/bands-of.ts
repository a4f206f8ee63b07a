import type { ServiceLayout } from './service-record.ts'

/** The page's bands from top to bottom. */
export function bandsOf({ order, philosophy, evidence }: ServiceLayout): readonly (keyof ServiceLayout['grounds'])[] {
  const bands = {
    purpose: philosophy ? (['mission', 'philosophy'] as const) : (['mission'] as const),
    evidence: evidence === 'voices-first' ? (['testimonials', 'results'] as const) : (['results', 'testimonials'] as const),
  }
  return order.flatMap(part => (part === 'purpose' || part === 'evidence' ? bands[part] : [part]))
}
