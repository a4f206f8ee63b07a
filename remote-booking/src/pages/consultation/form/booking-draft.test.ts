import { afterEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage } from '../../../test-support/booking-form-driver.ts'
import { clearDraft, readDraft, saveDraft } from './booking-draft.ts'

afterEach(clearDraft)

describe('a booking draft', () => {
  it('comes back as it was kept, until it is cleared', () => {
    saveDraft({ name: 'Amara Osei', message: 'Two lines.\nThe second.', topic: 'Mediation' })
    expect(readDraft()).toEqual({ name: 'Amara Osei', message: 'Two lines.\nThe second.', topic: 'Mediation' })
    clearDraft()
    expect(readDraft()).toEqual({})
  })

  it.each(['not JSON', 'null', '7', '"text"', '{"name":7,"website":"x","__proto__":{"message":"y"}}'])(
    'is empty where %j is stored',
    stored => {
      sessionStorage.setItem('booking-draft', stored)
      expect(readDraft()).toEqual({})
    },
  )

  it('is done without where storage throws', () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage())
    saveDraft({ name: 'Amara Osei' })
    clearDraft()
    expect(readDraft()).toEqual({})
  })
})
