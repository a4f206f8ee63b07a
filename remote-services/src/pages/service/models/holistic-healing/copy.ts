/** A strand for each tradition that is counted, in the order of the ring: something done in it, and what it answers. None is spoken for by name. */
export const strands = [
  ['breath', 'small enough for a bus or a queue'],
  ['rhythm', 'a beat that the group holds until the pulse agrees'],
  ['song', 'for what has no sentence yet'],
  ['silence', 'kept together, and ended by someone'],
  ['rest', 'guided, with the door open'],
  ['walking', 'the same ground, unhurried, in company'],
  ['soil', 'hands in it before words about it'],
  ['seed', 'something that needs you next week as well'],
  ['water', 'bathing and pouring, checked for safety'],
  ['steam', 'warmth that asks no question'],
  ['leaf', 'known by those who taught its use'],
  ['bread', 'memory, for those who lost the language'],
  ['light', 'one flame, set out together'],
  ['cloth', 'laid where the mourned would sit'],
  ['story', 'as much as she wishes, and stop'],
  ['naming', 'said aloud, by people who were asked to'],
  ['homecoming', 'a place laid, and somebody who noticed'],
] as const

export const copy = {
  title: 'A ring that *nobody holds alone*',
  hint: 'Take up a strand and see what it is for. Take up another: the first stays in the ring.',
  choices: 'Strands',
  start: 'All seventeen run into one ring. No one is asked to hold them all.',
  held: 'held',
  laid: 'laid down again',
  all: 'All seventeen are in the ring. You may let go of them: it holds.',
  note: 'An illustration: a strand for each tradition, called by something done in it. The tradition’s own name is told to those who come.',
} as const
