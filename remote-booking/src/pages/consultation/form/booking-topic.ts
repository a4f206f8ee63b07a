import { fees } from '@site/identity/fees'
import { maxTopicLength } from '@site/kit/contract/booking'
import { estimateText, linesOf, readItems } from '../../../blocks/fee-estimate.ts'
import { topics } from '../topics.ts'

const titles: ReadonlyMap<string, string> = new Map(Object.entries(topics))

/** A slug, as the kit's record fields have it. Anything else in the query is not a topic, and is not shown. */
const slug = /^[a-z\d]+(-[a-z\d]+)*$/

/**
 * What the visitor wants to ask about: a topic, or the fees of their estimate.
 * @param query the address's query, such as `?topic=holistic-healing` or `?topic=fees&items=half-day-workshop`
 * @returns undefined when it names no topic
 */
export function topicOf(query: string): string | undefined {
  const parameters = new URLSearchParams(query)
  const estimate = estimateText(linesOf(readItems(parameters.get('items') ?? '', fees), fees))
  if (estimate) return estimate
  const value = parameters.get('topic') ?? ''
  if (!slug.test(value) || value.length > maxTopicLength) return undefined
  const title = value.replaceAll('-', ' ')
  return titles.get(value) ?? title.charAt(0).toUpperCase() + title.slice(1)
}

const isEstimate = (topic: string): boolean => topic.includes(':\n')

/** The topic as it is called in a list: of an estimate, how many fees it is of. */
export const nameOfTopic = (topic: string): string => (isEstimate(topic) ? (topic.split(':')[0] ?? topic) : topic)

/** What a message says besides the topic that it starts with. */
export const withoutTopic = (message: string, topic = ''): string =>
  topic && message.startsWith(topic) ? message.slice(topic.length).trimStart() : message

/** Whether a message asks for something: an estimate does, which the visitor put together; a topic alone does not. */
export const asksSomething = (message: string, topic = ''): boolean => withoutTopic(message, isEstimate(topic) ? '' : topic) !== ''

/** A message that starts with `topic`, if any, in place of the topic that it started with before. */
export function startWithTopic(message: string, topic?: string, before?: string): string {
  if (topic && message.startsWith(topic)) return message
  const rest = withoutTopic(message, before)
  return topic ? `${topic}\n\n${rest}` : rest
}
