import { topicGroups, topics } from '../topics.ts'
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
        {topic && !Object.values(topics).includes(topic) && <option value={topic}>{nameOfTopic(topic)}</option>}
        {Object.entries(topicGroups).map(([group, listed]) => (
          <optgroup key={group} label={group}>
            {Object.values(listed).map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
