/** The words of the kit's own parts; all others are handed in. */
export const kitCopy = {
  pauseMotion: 'Pause motion',
  leavePage: 'Leave this page',
  leaveWhy: 'Is someone watching?',
  leaveHint: 'Press Escape three times, or',
  /** Said after the first and the second press. */
  escapesLeft: ['', 'Press Escape twice more to leave this page.', 'Press Escape once more to leave this page.'],
  leaving: 'Loading',
  waysOn: 'Where to go next',
  writeRequest: 'Or write your request now',
  /** Specification, section 4. */
  scrollDown: 'SCROLL DOWN',
  backToTop: 'BACK TO TOP',
} as const
