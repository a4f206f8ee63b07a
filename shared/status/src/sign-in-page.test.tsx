import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SignInPage } from './sign-in-page.tsx'

afterEach(cleanup)

const siteName = 'Zuri Halloran'

describe('the sign-in page', () => {
  it('sends one token, which a password manager may fill in', () => {
    render(<SignInPage settings={{ siteName }} />)
    const field = screen.getByLabelText('Token')
    expect(['type', 'name', 'autocomplete'].map(name => field.getAttribute(name))).toEqual(['password', 'token', 'current-password'])
    const form = screen.getByRole('button', { name: 'Sign in' }).closest('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/status/sign-in'])
  })

  it('says at the field why a token was not taken', () => {
    render(<SignInPage settings={{ siteName, refused: 'This token was revoked.' }} />)
    const field = screen.getByLabelText('Token')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent)
    expect(described).toContain('✗ This token was revoked.')
  })
})
