import type { PrivacyPolicyRecord } from './privacy-policy-record.ts'

/** The policy of a site whose requests an email provider carries: what is written (the first row of what is kept) is in no outbox on its server. */
export function withProvider(policy: PrivacyPolicyRecord): PrivacyPolicyRecord {
  const { sections, kept, provider } = policy
  return {
    ...policy,
    sections: sections.map(section =>
      section.id === 'retention-and-protection' ? { ...section, paragraphs: [provider.text, ...section.paragraphs.slice(1)] } : section,
    ),
    kept: { ...kept, rows: kept.rows.map((row, index) => (index === 0 ? { ...row, until: provider.until, span: 'open' } : row)) },
  }
}
