import { type RefObject, useEffect, useState } from 'react'
import { bookingFields } from './booking-copy.ts'
import { readDraft, saveDraft } from './booking-draft.ts'
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
    const written = form.current
    if (!written) return
    const fields = bookingFields.map(({ name }) => ({ name, control: controlOf(written, name) }))
    const draft = readDraft()
    const isWriting = written.contains(document.activeElement)
    if (cameBack() && history.state?.draftKept && Object.keys(draft).length === 0 && !isWriting) written.reset()
    const isEarly = !cameBack() && fields.some(({ control }) => control.value)
    for (const { name, control } of fields) control.value ||= draft[name] ?? ''
    const arrived = topicOf(location.search)
    if (arrived && arrived !== draft.topic) {
      const message = controlOf(written, 'message')
      message.value = startWithTopic(message.value, arrived, draft.topic)
    }
    const topic = arrived ?? draft.topic
    setTopic(topic)
    // Nobody heard what was typed before the script was ready: it is kept now, for who goes on without another word.
    if (isEarly) saveDraft({ ...Object.fromEntries(fields.map(({ name, control }) => [name, control.value])), ...(topic && { topic }) })
  }, [form])
  return [topic, setTopic]
}
