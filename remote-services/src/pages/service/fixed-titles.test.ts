import { describe, expect, it } from 'vitest'
import { record as community } from './records/community-empowerment.ts'
import { record as speaking } from './records/public-speaking.ts'
import { record as youth } from './records/youth-rehabilitation.ts'

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title)

describe('The community page', () => {
  it('names its three cards, its six steps and its button', () => {
    expect(titlesOf(community.framework.cards)).toEqual(['Local Leadership Development', 'Skills & Resource Sharing', 'Ongoing Support'])
    expect(titlesOf(community.process.steps)).toEqual([
      'Community Engagement',
      'Leadership Identification',
      'Skill Development',
      'Resource Mobilization',
      'Initiative Launch',
      'Sustainable Networks',
    ])
    expect(community.closing.action).toBe('Request an Assessment')
  })

  it('gives its nine figures', () => {
    expect(community.results.statistics.map(({ value }) => value)).toEqual([
      '87%',
      '150+',
      '2,400+',
      '92%',
      '24',
      '5.7x',
      '83%',
      '96%',
      '12-year',
    ])
  })
})

describe('The speaking page', () => {
  it('names its three cards, its four formats, its six steps and its button', () => {
    expect(titlesOf(speaking.framework.cards)).toEqual(['Tailored Topics', 'Data-Infused Narratives', 'Engaging Dialogues'])
    expect(titlesOf(speaking.offer.rows)).toEqual(['Keynote Addresses', 'Workshops', 'Panel Moderation', 'Fireside Chats'])
    expect(titlesOf(speaking.process.steps)).toEqual([
      'Discovery Call',
      'Topic Customization',
      'Content Development',
      'Delivery Preparation',
      'Dynamic Presentation',
      'Follow-up Resources',
    ])
    expect(speaking.closing.action).toBe('Request a Speaking Engagement')
  })

  it('gives its countries and continents first and its three ratings last', () => {
    expect(speaking.hero.facts).toEqual(['Audiences in 28 countries', 'On 5 continents'])
    expect(speaking.results.statistics.map(({ value }) => value)).toEqual(['98%', '92%', '4.7/5'])
  })
})

describe('The youth page', () => {
  it('names its three cards, its four components, its six steps and its button', () => {
    expect(titlesOf(youth.framework.cards)).toEqual([
      'Therapeutic Curriculums',
      'Skill-Building & Vocational Training',
      'Family & Community Engagement',
    ])
    expect(titlesOf(youth.offer.rows)).toEqual(['Individual Counseling', 'Group Therapy', 'Educational Support', 'Vocational Training'])
    expect(titlesOf(youth.process.steps)).toEqual([
      'Assessment & Intake',
      'Personalized Plan',
      'Therapeutic Intervention',
      'Skill Development',
      'Family Engagement',
      'Reintegration Support',
    ])
    expect(youth.closing.action).toBe('Request Programme Information')
  })

  it('gives its 18 countries and its three figures', () => {
    expect(youth.hero.facts).toContain('Programmes in 18 countries')
    expect(youth.results.statistics.map(({ value }) => value)).toEqual(['72%', '89%', '63%'])
  })
})
