import { signInLock } from '@bdr/contract/session/model'
import { sessionNotices } from '@bdr/text/session'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { notify, ownAccount } from '../messages/notify.ts'
import type { Person } from './person.ts'

/**
 * Notifies the owner of an account that somebody guessed passwords until it was locked, once for each lock. For an
 * unknown account the same work is done without a recipient, so that it takes as long.
 */
export const warnOwner = (
  { database, bus }: { database: Database; bus: Bus },
  person: Pick<Person, 'id'> | undefined,
  guessed: 'password' | 'code',
  caller: Caller,
): Promise<void> =>
  transaction(
    database,
    (tx) =>
      notify(
        tx,
        null,
        { staffIds: person ? [person.id] : [] },
        {
          type: 'system',
          content: sessionNotices.guessedAt({
            guessed,
            tries: signInLock.tries,
            minutes: signInLock.lockMinutes,
            address: caller.address,
            place: caller.place,
          }),
          about: ownAccount,
          always: true,
        },
      ),
    { bus },
  )
