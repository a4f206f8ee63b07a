/** The words of the frame, beside its links, the names of the articles and the search (fetched with it). */
export const frameCopy = {
  skip: 'Skip to the content',
  home: 'home',
  menu: { name: 'Menu', links: 'Main', close: 'Close' },
  search: { open: 'Search the site', failed: 'The search could not be loaded. Please reload the page once you are connected.' },
  music: { name: 'Background music', on: 'On', waiting: '…', off: 'Off', failed: 'The music could not be played. Please try again.' },
  offline: 'You are offline, so that page cannot be opened. Please try again once you are connected.',
  /** `{term}` stands for a word of the page that other pages have as well. */
  weave: 'The word ‘{term}’ on other pages',
  footer: {
    declaration: 'https://www.un.org/en/about-us/universal-declaration-of-human-rights',
    /** The number follows. */
    source: 'Universal Declaration of Human Rights, Article',
    /** The first sentence of Article 1, where the hem quotes another. */
    first: '“All human beings are born free and equal in dignity and rights.” Article 1',
    whole: 'All thirty at the United Nations',
    frameworks: 'Frameworks',
    office: 'Reach the office',
    follow: 'Follow',
    newTab: '(opens in a new tab)',
    more: 'More',
    legal: 'Legal',
    /** `{name}` stands for the name in `identity.ts`. */
    demonstration: 'A demonstration: {name} is not a real person. What is marked ‘Specimen text’ is an example.',
    year: '2025',
    company: 'Company number',
    terms: 'Quotes are subject to terms and conditions.',
    conformance: 'Tested against WCAG 2.1 and 2.2 at level AA by program and by hand. Is something in your way?',
    complain: 'Tell us',
    answer: ', and we will put it right.',
  },
} as const
