import type { NoticePreferences } from '@bdr/contract/account/model'
import { describe, expect, it } from 'vitest'
import { formOf, inputOf, isChosen, quietFault, withChoice } from './notice-choices.ts'

const stored: NoticePreferences = {
  choices: [
    { type: 'order', channel: 'app', enabled: true },
    { type: 'order', channel: 'sms', enabled: false },
  ],
  quietFrom: null,
  quietUntil: null,
}

describe('notice preferences', () => {
  it('are sent unchanged while nothing was changed', () => {
    expect(inputOf(formOf(stored))).toEqual(stored)
  })

  it('are changed for one type and one channel at a time', () => {
    const { choices } = formOf(stored)
    const changed = withChoice(choices, 'order', 'sms', true)
    expect(isChosen(changed, 'order', 'sms')).toBe(true)
    expect(isChosen(changed, 'order', 'app')).toBe(true)
    expect(withChoice(changed, 'order', 'sms', false)).toEqual(choices)
  })

  it('have quiet hours with a start and an end, or none', () => {
    const quiet = { ...formOf(stored), quiet: true }
    expect(quietFault(quiet)).toBeNull()
    expect(quietFault({ ...quiet, until: '' })).not.toBeNull()
    expect(quietFault({ ...quiet, until: quiet.from })).not.toBeNull()
    expect(quietFault({ ...quiet, quiet: false, until: '' })).toBeNull()
    expect(inputOf({ ...quiet, quiet: false })).toMatchObject({ quietFrom: null, quietUntil: null })
  })
})
