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
 * A00001 to somebody who could not show that what they ask for is theirs. The gateway writes it to
 * the audit log once the refused transaction is gone.
 */
export class NotProved extends AppError {
  readonly why: SignInRefusal

  constructor(key: Key, why: SignInRefusal) {
    super(codes.refused, refusal(key))
    this.why = why
  }
}
