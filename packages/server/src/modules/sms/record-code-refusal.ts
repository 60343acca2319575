import type { SmsType } from '@bdr/contract/sms/model'
import { maskPhone } from '@bdr/text/masked'
import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { ownerOf } from './queries.ts'

/** Records a refusal about a mobile's codes, without the code. @returns the account with the mobile */
export async function recordCodeRefusal(
  db: Executor,
  action: 'sms.refused' | 'sms.guessed' | 'sms.limited',
  { mobile, type }: { mobile: string; type: SmsType },
  caller: Caller,
) {
  const owner = await ownerOf(db, mobile)
  await audit(db, {
    actor: null,
    merchantId: owner?.merchant_id ?? null,
    action,
    ...(owner && { subject: { kind: 'staff', id: owner.id, name: owner.name } }),
    detail: { type, mobile: maskPhone(mobile) },
    caller,
  })
  return owner
}
