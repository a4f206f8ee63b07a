/** What an estimate says wherever it stands: on the page of fees, and beside the form that it is carried to. */
export const estimateCopy = {
  title: 'Your estimate',
  totals: { once: 'Paid once', month: 'Each month', quarter: 'Each quarter', day: 'By the day', hour: 'By the hour' },
} as const
