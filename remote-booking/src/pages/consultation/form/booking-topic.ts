import { estimateWords, readItems } from '../../../blocks/fee-estimate.ts'
import { topics } from '../topics.ts'

const titles: ReadonlyMap<string, string> = new Map(Object.entries(topics))

/** A slug as pages have them. Anything else in the query is not a topic, and is not shown. */
const slug = /^[a-z]+(-[a-z]+)*$/
const longestSlug = 60

/**
 * What the visitor wants to ask about, in words: a topic, or the fees of her estimate.
 * @param query the address's query, such as `?topic=holistic-healing` or `?topic=fees&items=half-day-workshop`
 * @returns undefined when it names no topic
 */
export function topicOf(query: string): string | undefined {
  const parameters = new URLSearchParams(query)
  const estimate = estimateWords(readItems(parameters.get('items') ?? ''))
  if (estimate) return estimate
  const value = parameters.get('topic') ?? ''
  if (!slug.test(value) || value.length > longestSlug) return undefined
  const words = value.replaceAll('-', ' ')
  return titles.get(value) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** A topic in one line: of an estimate, what it comes to. */
export const shortTopic = (topic: string): string => topic.split(':\n')[0] ?? topic

/** A message that starts with `topic`, in place of the topic that it started with before, if any. */
export function startWithTopic(message: string, topic: string, before = ''): string {
  if (message.startsWith(topic)) return message
  const rest = before && message.startsWith(before) ? message.slice(before.length).trimStart() : message
  return `${topic}\n\n${rest}`
}
