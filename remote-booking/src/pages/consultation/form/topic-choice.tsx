import { topics } from '../topics.ts'
import { bookingCopy } from './booking-copy.ts'
import fieldStyles from './booking-field.module.css'
import { nameOfTopic } from './booking-topic.ts'
import styles from './topic-choice.module.css'

export type TopicChoiceProps = {
  topic: string | undefined
  disabled: boolean
  onChoose: (topic: string | undefined) => void
}

/** What the request is about: the topic that the visitor arrived with, another, or none. It is sent as the message's beginning. */
export function TopicChoice({ topic, disabled, onChoose }: TopicChoiceProps) {
  const listed = Object.values(topics)
  const all = topic && !listed.includes(topic) ? [topic, ...listed] : listed
  return (
    <div className={`${fieldStyles.field} ${styles.topic}`}>
      <label htmlFor="booking-topic" className={fieldStyles.label}>
        {bookingCopy.topicLabel}
        <span className={fieldStyles.optional}> (optional)</span>
      </label>
      <select
        id="booking-topic"
        className={fieldStyles.control}
        value={topic ?? ''}
        disabled={disabled}
        onChange={event => onChoose(event.currentTarget.value || undefined)}
      >
        <option value="">{bookingCopy.noTopic}</option>
        {all.map(each => (
          <option key={each} value={each}>
            {nameOfTopic(each)}
          </option>
        ))}
      </select>
    </div>
  )
}
