import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  lists: {
    notice_preference: { field: 'choices', of: 'staff' },
  },
  unwalked: {
    'account.endSession': 'ends a session',
    'account.endOtherSessions': 'ends sessions',
    'account.beginSecondFactor': 'a secret',
    'account.confirmSecondFactor': 'a secret; that it is on is recorded (second-factor.db.test.ts)',
    'account.renewRecoveryCodes': 'secrets',
    'account.endSecondFactor': 'a secret; that it is off is recorded (second-factor.db.test.ts)',
  },
}
