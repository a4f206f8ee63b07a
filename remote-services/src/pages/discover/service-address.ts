/** Where a service's card leads, and how its link is labelled. */

/** The service's page, or where it has none the fallback of its title, which the home page answers. */
export const serviceAddress = ({ title, page }: { readonly title: string; readonly page?: string }): string =>
  page ?? `/services/${encodeURIComponent(title)}`

/** `View`, and the title up to an ampersand. */
export const viewLabel = (title: string): string => `View ${(title.split('&')[0] ?? title).trim()}`
