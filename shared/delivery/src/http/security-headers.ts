/** Headers that every answer carries. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
} as const

/** Only over TLS (RFC 6797, 7.2). Two years; subdomains are the owner's own decision. */
export const transportSecurity = { 'strict-transport-security': 'max-age=63072000' } as const

/** For answers that are no documents: whatever they hold, nothing of it runs. */
export const inertPolicy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } as const
