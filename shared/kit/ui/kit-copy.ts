/** The words of the kit's own parts; all others are handed in. */
export const kitCopy = {
  mission: 'Mission',
  pauseMotion: 'Pause motion',
  /** Specification, section 4. */
  scrollDown: 'SCROLL DOWN',
  backToTop: 'BACK TO TOP',
} as const
