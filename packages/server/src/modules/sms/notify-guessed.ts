import { smsCode, type SmsType } from '@bdr/contract/sms/model'
import { smsNotices, codeUses } from '@bdr/text/sms'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { notify, ownAccount } from '../messages/notify.ts'
import { recordAt } from './record-at.ts'

/** All tries at a code are used up: whoever has an account with the mobile hears of it. */
export const notifyGuessed = (
  { database, bus }: { database: Database; bus: Bus },
  { mobile, type }: { mobile: string; type: SmsType },
  caller: Caller,
): Promise<void> =>
  transaction(
    database,
    async (tx) => {
      const owner = await recordAt(tx, 'sms.guessed', { mobile, type }, caller)
      if (!owner) return
      const { address, place } = caller
      const content = smsNotices.smsCodeGuessedAt({
        use: codeUses[type],
        tries: smsCode.tries,
        address,
        place,
      })
      await notify(
        tx,
        null,
        { staffIds: [owner.id] },
        { type: 'system', content, about: ownAccount, always: true },
      )
    },
    { bus },
  )
