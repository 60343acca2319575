import type { SmsType } from '@bdr/contract/sms/model'
import type { SignInRefusal } from '@bdr/text/audit'
import type { Executor } from '../../platform/db/executor.ts'
import { refused, type AppError } from '../../platform/errors.ts'
import { NotProved } from '../../platform/not-proved.ts'
import { mobileOfTicket } from '../sms/tickets.ts'
import { personByMobile, type Person } from './person.ts'

interface Proof {
  readonly mobile: string
  readonly ticket: string
  readonly type: SmsType
}

/**
 * The owner of a mobile whose ticket proves that they receive its messages; `note` is called in all other cases.
 * @throws AppError A00001
 */
export async function personOfTicket(
  db: Executor,
  { mobile, ticket, type }: Proof,
  note: (person: Person | undefined, why: SignInRefusal) => Promise<void>,
): Promise<Person> {
  const person = await personByMobile(db, mobile)
  const refuse = async (why: SignInRefusal, error: AppError) => {
    await note(person, why)
    throw error
  }
  const shown = await withProof(mobileOfTicket(db, ticket, type), () => note(person, 'wrongTicket'))
  if (shown !== mobile) return refuse('wrongTicket', refused('session.ticketOfOther'))
  return person ?? refuse('mobileUnknown', refused('session.mobileUnknown'))
}

/**
 * What a ticket proves, or the result of using it; `note` is called if it is invalid. If two requests use a ticket at
 * the same moment, the second is refused when it is used up.
 * @throws AppError A00001
 */
export async function withProof<Shown>(proof: Promise<Shown>, note: () => Promise<void>): Promise<Shown> {
  try {
    return await proof
  } catch (error) {
    if (!(error instanceof NotProved)) throw error
    await note()
    // already recorded with the person, so the gateway must not record it again
    throw refused('sms.ticketInvalid')
  }
}
