import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'session.login': 'opens a session',
    'session.secondFactor': 'opens a session',
    'session.smsLogin': 'opens a session',
    'session.logout': 'ends a session',
    'session.scanQrLogin': 'opens a session',
    'session.confirmQrLogin': 'opens a session',
    'session.refuseQrLogin': 'opens no session',
    'session.updatePassword': 'a secret',
    'session.forgetPassword': 'a secret',
  },
}
