const synonyms: Readonly<Record<string, readonly string[]>> = {
  abuse: ['danger', 'harm'],
  abused: ['danger', 'harm'],
  address: ['contact'],
  addresses: ['contact'],
  antiracism: ['anti-racism'],
  appointment: ['consultation'],
  arrest: ['custody', 'detention'],
  arrested: ['custody', 'detention'],
  asylum: ['border', 'refugee'],
  book: ['consultation'],
  call: ['telephone the office'],
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
  email: ['contact'],
  fee: ['£'],
  fees: ['£'],
  hire: ['book'],
  jail: ['prison', 'custody'],
  kids: ['young', 'youth'],
  money: ['fees', '£'],
  online: ['telephone call'],
  phone: ['telephone', 'telephone the office'],
  price: ['fees', '£'],
  prices: ['fees', '£'],
  racism: ['racial'],
  remote: ['telephone call'],
  size: ['how large'],
  slavery: ['danger', 'harm'],
  talk: ['keynote', 'speaking'],
  telephone: ['telephone the office'],
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

const stopWordList =
  'a about am an and are at be can do does for from have how i if in is it many me much my need now of on or our please should that the there they to us want was we what when where which who will with would you your'

/** Words of a question that say nothing of what is asked for. */
const stopWords: ReadonlySet<string> = new Set(stopWordList.split(' '))

/** What a question of stop words alone is about: ‘how much’, ‘who are you’, ‘where are you’. */
const askedFor: ReadonlyMap<string, string> = new Map([
  ['much', 'fees'],
  ['where', 'office'],
  ['who', 'profile'],
])

/** The words of a question without its stop words; where it has no others, what it is about, or else all. @param words in lower case */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const rest = words.filter(word => !stopWords.has(word))
  if (rest.length > 0) return rest
  const asked = words.flatMap(word => askedFor.get(word) ?? [])
  return asked.length > 0 ? asked : words
}
