const synonyms: Readonly<Record<string, readonly string[]>> = {
  abuse: ['danger', 'harm'],
  abused: ['danger', 'harm'],
  antiracism: ['anti-racism'],
  appointment: ['consultation'],
  arrest: ['custody', 'detention'],
  arrested: ['custody', 'detention'],
  asylum: ['border', 'refugee'],
  book: ['consultation'],
  call: ['telephone'],
  children: ['young', 'youth'],
  contact: ['write through', 'message'],
  cost: ['fees', '£'],
  costs: ['fees', '£'],
  deportation: ['border', 'refugee'],
  detained: ['custody', 'detention'],
  detention: ['custody'],
  discount: ['negotiable'],
  doctor: ['medical'],
  domestic: ['danger'],
  fee: ['£'],
  fees: ['£'],
  hire: ['book'],
  jail: ['prison', 'custody'],
  kids: ['young', 'youth'],
  money: ['fees', '£'],
  online: ['telephone call'],
  phone: ['telephone'],
  price: ['fees', '£'],
  prices: ['fees', '£'],
  racism: ['racial'],
  remote: ['telephone call'],
  size: ['how large'],
  slavery: ['danger', 'harm'],
  talk: ['keynote', 'speaking'],
  therapy: ['healing'],
  threatened: ['danger'],
  torture: ['danger', 'harm'],
  tortured: ['danger', 'harm'],
  trafficking: ['danger', 'harm'],
  training: ['racial literacy', 'workshop'],
  unsafe: ['danger'],
  violence: ['danger'],
}

/** What the site says for words that visitors type. @param words in lower case */
export const synonymsOf = (words: string): readonly string[] => (Object.hasOwn(synonyms, words) ? (synonyms[words] ?? []) : [])

const fillers =
  'a about am an and are at be can do does for from have how i if in is it many me much my need now of on or our please should that the there they to us want was we what when where which who will with would you your'

/** Words of a question that say nothing of what is sought. */
const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '))

/** Those of a question's words that say what is sought; all where none does. @param words in lower case */
export function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter(word => !fillerWords.has(word))
  return telling.length > 0 ? telling : words
}
