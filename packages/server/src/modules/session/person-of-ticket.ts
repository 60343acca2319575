import type { SmsType } from '@bdr/contract/sms/model'
import type { SignInRefusal } from '@bdr/text/audit'
import type { Executor } from '../../platform/db/executor.ts'
import { AppError, refused } from '../../platform/errors.ts'
import { mobileOfTicket } from '../sms/tickets.ts'
import { personByMobile, type Person } from './person.ts'

interface Proof {
  readonly mobile: string
  readonly ticket: string
  readonly type: SmsType
}

/**
 * The owner of a mobile who has shown that they read its messages; `note` hears of everybody else.
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
  const shown = await mobileOfTicket(db, ticket, type).catch((error: unknown) => {
    if (error instanceof AppError) return refuse('wrongTicket', error)
    throw error
  })
  if (shown !== mobile) return refuse('wrongTicket', refused('session.ticketOfOther'))
  return person ?? refuse('mobileUnknown', refused('session.mobileUnknown'))
}
