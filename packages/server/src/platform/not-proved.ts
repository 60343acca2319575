import { codes } from '@bdr/contract/errors'
import type { SignInRefusal } from '@bdr/text/audit'
import { AppError } from './errors.ts'
import { refusal } from './refusals.ts'

type Key =
  | 'sms.ticketInvalid'
  | 'session.ticketOfOther'
  | 'session.qrOfOther'
  | 'account.ticketOfOther'
  | 'receipt.linkUnknown'

/**
 * A00001 for a caller who could not prove their identity. The gateway records it in the audit log after the refused
 * transaction has been rolled back.
 */
export class NotProved extends AppError {
  readonly why: SignInRefusal

  constructor(key: Key, why: SignInRefusal) {
    super(codes.refused, refusal(key))
    this.why = why
  }
}
