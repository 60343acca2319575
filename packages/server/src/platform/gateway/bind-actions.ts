import type { Call, ParsedInputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { Performs } from '@bdr/contract/kernel/machine'
import type { z } from 'zod'
import type { Change } from '../change.ts'
import type { Executor } from '../db/executor.ts'
import { bind, type BoundCall, type CallContext } from './bind.ts'

/** A call that performs one action of a machine. */
type ActionCall = Call<z.ZodObject, unknown, string, Performs<readonly [string]>>

/**
 * Changes a record when one of its machine's actions is called. The action follows from the call, so one function can
 * handle several.
 */
type Performing<C extends ActionCall> = (
  tx: Executor,
  change: Change,
  input: ParsedInputOf<C>,
  action: C['performs']['actions'][0],
) => Promise<unknown>

/**
 * Binds calls that each perform an action on one kind of record: a row for each call with its handler, and one function
 * that makes the reply for all of them.
 */
export const bindActions = <const Calls extends readonly ActionCall[]>(
  reply: (context: CallContext<Calls[number]>) => Promise<ReplyOf<Calls[number]>>,
  ...rows: { [Index in keyof Calls]: readonly [Calls[Index], Performing<Calls[Index]>] }
): BoundCall[] =>
  rows.map(([call, perform]) =>
    bind(call, async (context) => {
      const { db, viewer, caller, input } = context
      await perform(db, { viewer, caller }, input, call.performs.actions[0])
      return reply(context)
    }),
  )
