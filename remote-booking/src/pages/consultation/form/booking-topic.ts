import { fees } from '@site/identity/fees'
import { maxTopicLength } from '@site/kit/contract/booking'
import { estimateText, linesOf, readItems } from '../../../blocks/fee-estimate.ts'
import { topics } from '../topics.ts'

const titles: ReadonlyMap<string, string> = new Map(Object.entries(topics))

/** A slug as pages have them. Anything else in the query is not a topic, and is not shown. */
const slug = /^[a-z]+(-[a-z]+)*$/

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

/** A topic in one line: of an estimate, what it comes to. */
export const shortTopic = (topic: string): string => topic.split(':\n')[0] ?? topic

/** A message that starts with `topic`, in place of the topic that it started with before, if any. */
export function startWithTopic(message: string, topic: string, before = ''): string {
  if (message.startsWith(topic)) return message
  const rest = before && message.startsWith(before) ? message.slice(before.length).trimStart() : message
  return `${topic}\n\n${rest}`
}
