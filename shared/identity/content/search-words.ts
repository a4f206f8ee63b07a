const synonyms: Readonly<Record<string, readonly string[]>> = {
  appointment: ['consultation'],
  book: ['consultation'],
  children: ['young', 'youth'],
  contact: ['write through', 'message'],
  cost: ['fees', '£'],
  costs: ['fees', '£'],
  discount: ['negotiable'],
  doctor: ['medical'],
  hire: ['book', 'work with'],
  jail: ['prison', 'custody'],
  kids: ['young', 'youth'],
  money: ['fees', '£'],
  online: ['telephone call'],
  price: ['fees', '£'],
  prices: ['fees', '£'],
  racism: ['racial'],
  remote: ['telephone call'],
  size: ['how large'],
  talk: ['keynote', 'speaking'],
  therapy: ['healing'],
  training: ['racial literacy', 'workshop'],
}

/** What the site says for words that visitors type. @param words in lower case */
export const synonymsOf = (words: string): readonly string[] => (Object.hasOwn(synonyms, words) ? (synonyms[words] ?? []) : [])

const fillers =
  'a about an and are at be can do does for from have how i in is it many me much my need of on or our that the there to us want we what when where which who with you your'

/** Words of a question that say nothing of what is sought. */
export const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '))
