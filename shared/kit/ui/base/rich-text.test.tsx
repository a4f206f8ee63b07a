import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { plainText, RichText } from './rich-text.tsx'

afterEach(cleanup)

const shown = (text: string): string => render(<RichText text={text} />).container.innerHTML

describe('RichText', () => {
  it('sets the phrase between asterisks in italics', () => {
    expect(shown('Racial literacy and *anti-racism* training')).toBe('Racial literacy and <em>anti-racism</em> training')
    expect(shown('*Justice*')).toBe('<em>Justice</em>')
  })

  it.each(['Fees and packages', 'A star * alone', '', '*one* and *two*'])('leaves %j as it is: one phrase, or none', text => {
    expect(shown(text)).toBe(text)
  })

  it('shows markup as the words it is', () => {
    expect(shown('<b>*bold*</b>')).toBe('&lt;b&gt;<em>bold</em>&lt;/b&gt;')
  })
})

describe('plainText', () => {
  it('gives the same words without the marks', () => {
    expect(plainText('Ask us *anything*')).toBe('Ask us anything')
    expect(plainText('Fees')).toBe('Fees')
  })
})
