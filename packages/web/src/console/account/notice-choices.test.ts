import type { NoticePreferences } from '@bdr/contract/account/model'
import { describe, expect, it } from 'vitest'
import { formOf, inputOf, isChosen, isSame, quietFault, withChoice } from './notice-choices.ts'

const kept: NoticePreferences = {
  choices: [
    { type: 'order', channel: 'app', enabled: true },
    { type: 'order', channel: 'sms', enabled: false },
  ],
  quietFrom: null,
  quietUntil: null,
}

describe('notice preferences', () => {
  it('are sent as they were read while nothing was changed', () => {
    expect(inputOf(formOf(kept))).toEqual(kept)
    expect(isSame(formOf(kept), formOf(kept))).toBe(true)
  })

  it('change one type and one channel at a time', () => {
    const changed = withChoice(formOf(kept), 'order', 'sms', true)
    expect(isChosen(changed, 'order', 'sms')).toBe(true)
    expect(isChosen(changed, 'order', 'app')).toBe(true)
    expect(isSame(changed, formOf(kept))).toBe(false)
    expect(isSame(withChoice(changed, 'order', 'sms', false), formOf(kept))).toBe(true)
  })

  it('have quiet hours with both ends, or none', () => {
    const quiet = { ...formOf(kept), quiet: true }
    expect(quietFault(quiet)).toBeNull()
    expect(quietFault({ ...quiet, until: '' })).not.toBeNull()
    expect(quietFault({ ...quiet, until: quiet.from })).not.toBeNull()
    expect(quietFault({ ...quiet, quiet: false, until: '' })).toBeNull()
    expect(inputOf({ ...quiet, quiet: false })).toMatchObject({ quietFrom: null, quietUntil: null })
  })
})
