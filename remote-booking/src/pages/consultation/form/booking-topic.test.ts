import { describe, expect, it } from 'vitest'
import { asksSomething, nameOfTopic, startWithTopic, topicOf, withoutTopic } from './booking-topic.ts'

describe('the topic of an address', () => {
  it.each([
    ['?topic=racial-literacy-training', 'Racial literacy and anti-racism training'],
    ['?utm=x&topic=holistic-healing', 'Holistic healing and recovery'],
    ['?topic=workshops-and-training', 'Workshops and training'],
  ])('%s is %j', (query, topic) => {
    expect(topicOf(query)).toBe(topic)
  })

  it.each(['', '?topic=', '?topic=Call%200800%20123', '?topic=<b>', '?topic=a--b', '?topic=toString()', `?topic=${'a'.repeat(61)}`])(
    '%s names none',
    query => {
      expect(topicOf(query)).toBeUndefined()
    },
  )

  it('takes nothing from the language’s own names', () => {
    expect(topicOf('?topic=constructor')).toBe('Constructor')
  })
})

describe('an estimate in the address', () => {
  it('is what the visitor asks about', () => {
    expect(topicOf('?topic=fees&items=half-day-workshop,one-on-one-guidance.2')).toContain('One-on-One Guidance, 2 hours: £300\n')
  })

  it('has a name that fits a list, whole on a phone', () => {
    expect(nameOfTopic(topicOf('?items=half-day-workshop') ?? '')).toBe('Estimate of 1 fee')
    expect(nameOfTopic('Mediation')).toBe('Mediation')
  })

  it('of nothing that is on the list leaves the topic', () => {
    expect(topicOf('?topic=fees&items=gold')).toBe('Fees')
  })
})

describe('a message', () => {
  it('starts with its topic', () => {
    expect(startWithTopic('', 'Mediation')).toBe('Mediation\n\n')
    expect(startWithTopic('Two schools.', 'Mediation')).toBe('Mediation\n\nTwo schools.')
  })

  it('starts with it once', () => {
    expect(startWithTopic('Mediation\n\nTwo schools.', 'Mediation')).toBe('Mediation\n\nTwo schools.')
  })

  it('is empty that says its topic alone', () => {
    expect(withoutTopic('Mediation', 'Mediation')).toBe('')
    expect(withoutTopic('Mediation\n\nTwo schools.', 'Mediation')).toBe('Two schools.')
    expect(withoutTopic('Two schools.')).toBe('Two schools.')
  })

  it('asks for something that says an estimate and no more', () => {
    const estimate = topicOf('?items=half-day-workshop')
    expect(asksSomething(startWithTopic('', estimate).trim(), estimate)).toBe(true)
    expect(asksSomething('', estimate)).toBe(false)
    expect(asksSomething('Mediation', 'Mediation')).toBe(false)
  })

  it('loses a topic that is taken away', () => {
    expect(startWithTopic('Mediation\n\nTwo schools.', undefined, 'Mediation')).toBe('Two schools.')
  })

  it('gives the topic it had before up for the new one', () => {
    expect(startWithTopic('Mediation\n\nTwo schools.', 'Research', 'Mediation')).toBe('Research\n\nTwo schools.')
  })
})
