import { codes } from '@bdr/contract/errors'
import { AppError } from '../errors.ts'
import { refusal } from '../refusals.ts'

/** Seconds in which something that is under way is usually over. */
const retryAfter = 5

/** B00429 for an asker of whom enough is under way already. */
export class TooMuchAtOnce extends AppError {
  constructor() {
    super(codes.tooMany, refusal('request.tooMuchAtOnce'), { retryAfter })
  }
}
