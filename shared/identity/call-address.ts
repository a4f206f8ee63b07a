/** Address of a link that calls `phone`: RFC 3966 has no spaces in it. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
