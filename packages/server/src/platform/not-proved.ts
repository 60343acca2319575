import { codes } from '@bdr/contract/errors'
import type { SignInRefusal } from '@bdr/text/audit'
import { say } from '@bdr/text/refusals'
import { AppError } from './errors.ts'

type Key = 'sms.ticketInvalid' | 'session.ticketOfOther' | 'session.qrOfOther' | 'account.ticketOfOther'

/**
 * A00001 to somebody who could not show that what they ask for is theirs. The gateway writes it to
 * the audit log once the refused transaction is gone.
 */
export class NotProved extends AppError {
  readonly why: SignInRefusal

  constructor(key: Key, why: SignInRefusal) {
    super(codes.refused, key, say(key))
    this.why = why
  }
}
