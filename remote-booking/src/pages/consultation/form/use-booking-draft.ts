import { type RefObject, useEffect, useState } from 'react'
import { bookingFields } from './booking-copy.ts'
import { readDraft } from './booking-draft.ts'
import { startWithTopic, topicOf } from './booking-topic.ts'
import { controlOf } from './field-error.ts'

/** Browsers put back what a field held by a memory of their own, which outlives a draft that was forgotten, or left with its page. */
const cameBack = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ type }) => type === 'back_forward')

/**
 * Puts back what was typed before a reload or a mistaken navigation, and starts the message with the
 * topic the visitor arrived with. What they typed before the script was ready stays as it is.
 * @returns the topic, once it is known: the address's, or else the draft's; and what sets another, or none
 */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>): [string | undefined, (topic: string | undefined) => void] {
  const [topic, setTopic] = useState<string>()
  useEffect(() => {
    if (!form.current) return
    const draft = readDraft()
    if (cameBack() && history.state?.draftKept && Object.keys(draft).length === 0) form.current.reset()
    for (const { name } of bookingFields) controlOf(form.current, name).value ||= draft[name] ?? ''
    const arrived = topicOf(location.search)
    if (arrived && arrived !== draft.topic) {
      const message = controlOf(form.current, 'message')
      message.value = startWithTopic(message.value, arrived, draft.topic)
    }
    setTopic(arrived ?? draft.topic)
  }, [form])
  return [topic, setTopic]
}
