/** The words of the kit's own parts; all others are handed in. */
export const kitCopy = {
  mission: 'Mission',
  specimen: 'Specimen text',
  notCounted: 'Not yet counted.',
  pauseMotion: 'Pause motion',
  waysOn: 'Where to go on',
  writeRequest: 'Or write the request now',
  /** Specification, section 4. */
  scrollDown: 'SCROLL DOWN',
  backToTop: 'BACK TO TOP',
} as const
