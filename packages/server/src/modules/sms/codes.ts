import { randomInt, timingSafeEqual } from 'node:crypto'
import { smsCode, smsPerAddress, type SmsType } from '@bdr/contract/sms/model'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused, refusedFor } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { takeTurn } from '../../platform/rate-limit.ts'
import type { Seal } from '../../platform/seal.ts'
import * as queries from './queries.ts'
import { recordGuess } from './record-guess.ts'
import { queueSms } from './send.ts'
import { tellGuessed } from './tell-guessed.ts'
import { issueTicket } from './tickets.ts'

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
 * Sends a code. Whether anybody has the mobile changes neither the answer nor the limits: a code
 * nobody may receive is written down like any other, and just not sent.
 * @throws AppError A00001 within a minute of the last one, with the seconds left, and after ten in 24 hours
 */
export async function sendCode(sms: Sms, request: CodeRequest, address: string): Promise<void> {
  const { database, bus } = sms
  await takeTurn(database.kysely, `sms-send:${address}`, smsPerAddress.sends)
  await transaction(
    database,
    async (tx) => {
      await queries.oneAtATime(tx, request)
      refuseTooMany(await queries.sentLately(tx, request))
      const code = String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, '0')
      await queries.insertCode(tx, { ...request, hash: fingerprintOf(sms, { ...request, code }) })
      if (await queries.mayReceive(tx, request)) {
        const params = { code, minutes: smsCode.validMinutes }
        await queueSms(tx, { mobile: request.mobile, template: `code-${request.type}`, params })
      }
    },
    { bus },
  )
}

function refuseTooMany({ count, secondsSinceLast }: queries.SentLately): void {
  if (count >= smsCode.perDay) throw refused('sms.tooManyToday', { limit: smsCode.perDay })
  const wait = secondsSinceLast === null ? 0 : Math.ceil(smsCode.secondsBetween - secondsSinceLast)
  if (wait > 0) throw refusedFor(wait, 'sms.tooSoon', { seconds: wait })
}

/**
 * Takes a code for a ticket. Only the newest code of a mobile and type holds, for five tries that
 * are counted whatever becomes of the call, and for one ticket.
 * @throws AppError A00001
 */
export async function takeCode(
  sms: Sms,
  guess: CodeRequest & { code: string },
  caller: Caller,
): Promise<{ ticket: string; expiresAt: string }> {
  const { database } = sms
  await takeTurn(database.kysely, `sms-check:${caller.address}`, smsPerAddress.checks)
  const tried = await queries.countTry(database.kysely, guess)
  if (!tried) {
    await recordGuess(database.kysely, 'sms.refused', guess, caller)
    throw refused('sms.codeInvalid')
  }
  if (!timingSafeEqual(tried.code_hash, fingerprintOf(sms, guess))) {
    const left = smsCode.tries - tried.tries
    if (left > 0) {
      await recordGuess(database.kysely, 'sms.refused', guess, caller)
      throw refused('sms.codeWrong', { left })
    }
    await tellGuessed(sms, guess, caller)
    throw refused('sms.codeInvalid')
  }
  return transaction(database, async (tx) => {
    if (!(await queries.spendCode(tx, tried.id))) throw refused('sms.codeInvalid')
    return issueTicket(tx, guess.mobile, guess.type)
  })
}

/** A code is short enough to be guessed from a plain hash of it, so its hash needs our key. */
const fingerprintOf = ({ seal }: Sms, { mobile, type, code }: CodeRequest & { code: string }): Buffer =>
  seal.fingerprint(`sms-code:${type}:${mobile}:${code}`)
