import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Page } from './public-figure-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

describe('/public-figure', () => {
  it('has eight cards, on speaking, media, debates, the podcast and the video channel', () => {
    const platforms = screen.getByRole('region', { name: 'Eight ways to hear her' })
    const titles = within(platforms)
      .getAllByRole('listitem')
      .map(card => within(card).getByRole('heading', { level: 3 }).textContent)
    expect(titles).toHaveLength(8)
    expect(titles).toEqual(expect.arrayContaining(['Keynotes', 'Broadcast interviews', 'Public debates', 'Podcast', 'Video channel']))
  })

  it('claims 200+ organisations', () => {
    expect(screen.getByRole('heading', { level: 2, name: /^200\s*\+ organisations have given her the floor$/ })).toBeDefined()
  })

  it('says what an organiser can count on', () => {
    const terms = screen.getByRole('region', { name: 'Before the microphone is on' })
    expect(within(terms).getAllByRole('listitem')).toHaveLength(3)
  })

  it('ends with a booking of the consultant by name', () => {
    expect(screen.getByRole('link', { name: `Book ${identity.name} for Your Next Event` }).getAttribute('href')).toBe('/contact-booking')
  })
})
