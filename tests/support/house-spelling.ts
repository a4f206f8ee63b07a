/** How the site spells: British, each word in one form. The labels that the specification gives in another form stay as it gives them. */

/** Labels of the specification, word for word. */
const specified = ['Resource Mobilization', 'Topic Customization', 'Personalized Plan', 'Individual Counseling', 'Request Training Program']

const replaced: readonly (readonly [RegExp, string])[] = [
  [/\be-mails?\b/gi, 'email'],
  [/\blearned\b/gi, 'learnt'],
  [/\bheadteachers?\b/gi, 'head teacher'],
  [/\bwell-being\b/gi, 'wellbeing'],
  [/\bjudgements?\b/gi, 'judgment'],
  [/\bhand-over\b/gi, 'handover'],
  [/\bpercent\b/gi, 'per cent'],
  [/\b(?:colors?|honors?|labor|behaviors?|neighbors?|centers?|counsel(?:ing|or)|travel(?:ed|ing)|fulfill)\b/gi, 'the British form'],
  [/\b(?:training|education|healing) programs?\b/gi, 'programme'],
  [/\b(?!prize|size|seize|resize)[a-z]+iz(?:e|es|ed|ing|ations?)\b/gi, 'a form in -ise'],
  [/\w'\w/g, 'a curved apostrophe'],
  [/—| -- /g, 'a comma, a colon or a full stop'],
  [/\S \u201c|\(\u201c/g, 'single quotation marks: double ones are for what a blockquote says'],
]

/** What is spelt otherwise than the house spells: the words found, and what stands for them. */
export function misspelt(text: string): string[] {
  const words = specified.reduce((rest, label) => rest.replaceAll(label, ''), text)
  return replaced.flatMap(([form, instead]) => [...words.matchAll(form)].map(([found]) => `${found}: ${instead}`))
}
