import { type FaqCategory, type FaqRecord, faqCategories, type OpenScope } from './faq-record.ts'

/** A question with its place in its category's list, from 0. */
export type FaqItem = FaqRecord & { readonly position: number }

export type FaqGroup = { readonly category: FaqCategory; readonly items: readonly FaqItem[] }

/** The records by category, in the order of the categories. */
export function groupFaq(records: readonly FaqRecord[]): FaqGroup[] {
  return faqCategories.map(category => ({
    category,
    items: records.filter(record => record.category === category).map((record, position) => ({ ...record, position })),
  }))
}

/** What opens together carries the same key: one key is open, or none. */
export function openKey(item: FaqItem, scope: OpenScope): string {
  return scope === 'position' ? `position ${item.position}` : item.slug
}
