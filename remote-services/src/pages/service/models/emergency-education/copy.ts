/** Hours after the declaration, in order. */
export const hours = [
  { hour: 0, happens: 'The declaration. A telephone is answered.' },
  { hour: 6, happens: 'Teachers on the spot are asked first: who is there, what stands, what is needed.' },
  { hour: 12, happens: 'Kit is packed by list: tarpaulin, chalk, registers, whistles, drums.' },
  { hour: 24, happens: 'On the road. The route was chosen by the drivers.' },
  { hour: 36, happens: 'The ground is walked for water, exits and shade, and for what may be buried in it.' },
  { hour: 48, happens: 'Adults are vetted and the boundary is marked, in each language spoken.' },
  { hour: 60, happens: 'The tent stands. Its register is ruled, and still empty.' },
  { hour: 72, happens: 'A team at work: the first circle, a song before any lesson, every child entered by name. Tomorrow, again.' },
] as const

export const copy = {
  title: 'Seventy-two\u00a0hours, *to scale*',
  hint: 'Scroll: each hour takes the same room on the page, the waiting included.',
  unit: 'of 72 hours',
  note: 'An illustration of how the hours are planned, not a record of a response.',
} as const
