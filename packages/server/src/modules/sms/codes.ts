import { randomInt, timingSafeEqual } from 'node:crypto'
import { smsCode, smsPerAddress, type SmsType } from '@bdr/contract/sms/model'
import { audit } from '../../platform/audit.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused, refusedFor } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { isWithinLimit, countAttempt } from '../../platform/rate-limit.ts'
import type { Seal } from '../../platform/seal.ts'
import * as queries from './queries.ts'
import { queueSms } from './send.ts'
import { issueTicket } from './tickets.ts'
import { maskPhone } from '@bdr/text/masked'
import { smsNotices, codeUses } from '@bdr/text/sms'
import { notify, ownAccount } from '../messages/notify.ts'

export interface Sms {
  readonly database: Database
  readonly bus: Bus
  readonly seal: Seal
}

interface CodeRequest {
  readonly mobile: string
  readonly type: SmsType
}

/**
 * Sends a code. Whether an account has the mobile changes neither the reply nor the limits: a code that nobody may
 * receive is stored like any other, but not sent.
 * @throws AppError A00001 within a minute of the last one, with the remaining seconds, and after ten in 24 hours
 */
export async function sendCode(sms: Sms, request: CodeRequest, caller: Caller): Promise<void> {
  const { database, bus } = sms
  await countAttempt(database.kysely, `sms-send:${networkOf(caller.address)}`, smsPerAddress.sends)
  const sent = await transaction(
    database,
    async (tx) => {
      await queries.oneAtATime(tx, request)
      const lately = await queries.recentlySent(tx, request)
      if (lately.count >= smsCode.perDay) return false
      refuseTooSoon(lately)
      const code = String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, '0')
      await queries.insertCode(tx, { ...request, hash: fingerprintOf(sms, { ...request, code }) })
      if (await queries.mayReceive(tx, request)) {
        const params = { code, minutes: smsCode.validMinutes }
        await queueSms(tx, { mobile: request.mobile, template: `code-${request.type}`, params })
      }
      return true
    },
    { bus },
  )
  if (sent) return
  if (await isWithinLimit(database.kysely, `sms-limited:${request.type}:${request.mobile}`, oncePerDay))
    await recordCodeRefusal(database.kysely, 'sms.limited', request, caller)
  throw refused('sms.tooManyToday', { limit: smsCode.perDay })
}

/** Limits the record that no more codes are sent to one per day. */
const oncePerDay = { limit: 1, seconds: 86_400 }

function refuseTooSoon({ secondsSinceLast }: queries.SentLately): void {
  const wait = secondsSinceLast === null ? 0 : Math.ceil(smsCode.secondsBetween - secondsSinceLast)
  if (wait > 0) throw refusedFor(wait, 'sms.tooSoon', { seconds: wait })
}

/**
 * Exchanges a code for a ticket. Only the newest code of a mobile and type is valid, for five attempts that are counted
 * even if the call fails, and for one ticket.
 * @throws AppError A00001
 */
export async function exchangeCode(
  sms: Sms,
  guess: CodeRequest & { code: string },
  caller: Caller,
): Promise<{ ticket: string; expiresAt: string }> {
  const { database } = sms
  await countAttempt(database.kysely, `sms-check:${networkOf(caller.address)}`, smsPerAddress.checks)
  const tried = await queries.countTry(database.kysely, guess)
  if (!tried) {
    await recordCodeRefusal(database.kysely, 'sms.refused', guess, caller)
    throw refused('sms.codeInvalid')
  }
  if (!timingSafeEqual(tried.code_hash, fingerprintOf(sms, guess))) {
    const left = smsCode.tries - tried.tries
    if (left > 0) {
      await recordCodeRefusal(database.kysely, 'sms.refused', guess, caller)
      throw refused('sms.codeWrong', { left })
    }
    await notifyGuessed(sms, guess, caller)
    throw refused('sms.codeInvalid')
  }
  const issued = await transaction(database, async (tx) =>
    (await queries.spendCode(tx, tried.id)) ? issueTicket(tx, guess.mobile, guess.type) : null,
  )
  if (issued === null) {
    await recordCodeRefusal(database.kysely, 'sms.refused', guess, caller)
    throw refused('sms.codeInvalid')
  }
  return issued
}

/** A keyed hash, because a code is short enough to be guessed from a plain hash. */
const fingerprintOf = ({ seal }: Sms, { mobile, type, code }: CodeRequest & { code: string }): Buffer =>
  seal.fingerprint(`sms-code:${type}:${mobile}:${code}`)

/** Notifies the account with the mobile that all attempts for a code are used up. */
const notifyGuessed = (
  { database, bus }: { database: Database; bus: Bus },
  { mobile, type }: { mobile: string; type: SmsType },
  caller: Caller,
): Promise<void> =>
  transaction(
    database,
    async (tx) => {
      const owner = await recordCodeRefusal(tx, 'sms.guessed', { mobile, type }, caller)
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

/** Records a refusal about a mobile's codes, without the code. @returns the account with the mobile */
async function recordCodeRefusal(
  db: Executor,
  action: 'sms.refused' | 'sms.guessed' | 'sms.limited',
  { mobile, type }: CodeRequest,
  caller: Caller,
) {
  const owner = await queries.ownerOf(db, mobile)
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
