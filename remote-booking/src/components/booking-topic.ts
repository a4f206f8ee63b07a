import { topics } from '../content/topics.ts'

const titles: ReadonlyMap<string, string> = new Map(Object.entries(topics))

/** A slug as pages have them. Anything else in the query is not a topic, and is not shown. */
const slug = /^[a-z]+(-[a-z]+)*$/
const longestSlug = 60

/**
 * What the visitor wants to ask about, in words.
 * @param query the address's query, such as `?topic=holistic-healing`
 * @returns undefined when it names no topic
 */
export function topicOf(query: string): string | undefined {
  const value = new URLSearchParams(query).get('topic') ?? ''
  if (!slug.test(value) || value.length > longestSlug) return undefined
  const words = value.replaceAll('-', ' ')
  return titles.get(value) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** A message that starts with `topic`, in place of the topic that it started with before, if any. */
export function startWithTopic(message: string, topic: string, before = ''): string {
  if (message.startsWith(topic)) return message
  const rest = before && message.startsWith(before) ? message.slice(before.length).trimStart() : message
  return `${topic}\n\n${rest}`
}
