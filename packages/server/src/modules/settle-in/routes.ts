import * as calls from '@bdr/contract/settle-in/calls'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall, type Caller } from '../../platform/gateway/bind.ts'
import { mobileOfTicket } from '../sms/tickets.ts'
import { apply, resubmit, withdraw, type Applicant } from './apply.ts'
import { settleInEnumerations, settleInOptions } from './options.ts'
import { presentOwn } from './present.ts'
import { applicationById, ownApplications } from './queries.ts'

/** The calls of applicants, who have no account and are identified only by the ticket of their mobile. */
export function settleInRoutes(clock: Clock): BoundCall[] {
  const applicantOf = async (db: Executor, ticket: string, caller: Caller): Promise<Applicant> => ({
    mobile: await mobileOfTicket(db, ticket, 'settle-in'),
    caller,
    today: clock.today(),
  })

  return [
    bind(calls.applyToSettleIn, async ({ db, caller, input: { ticket, ...form } }) => {
      const id = await apply(db, await applicantOf(db, ticket, caller), form)
      return readOwn(db, id)
    }),
    bind(calls.resubmitSettleIn, async ({ db, caller, input: { id, version, ticket, ...form } }) => {
      await resubmit(db, await applicantOf(db, ticket, caller), { id, version }, form)
      return readOwn(db, id)
    }),
    bind(calls.withdrawSettleIn, async ({ db, caller, input: { uscc, ticket } }) => {
      const id = await withdraw(db, await applicantOf(db, ticket, caller), uscc)
      return readOwn(db, id)
    }),
    bind(calls.settleInProgress, async ({ db, caller, input: { ticket } }) => {
      const { mobile } = await applicantOf(db, ticket, caller)
      const rows = await ownApplications(db, mobile)
      return { mobile, list: await Promise.all(rows.map((row) => presentOwn(db, row))) }
    }),
    bind(calls.settleInOptions, ({ db }) => settleInOptions(db)),
    bind(calls.settleInEnumerations, async () => settleInEnumerations),
  ]
}

const readOwn = async (db: Executor, id: string) => presentOwn(db, (await applicationById(db, id))!)
