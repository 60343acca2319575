import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import * as calls from '@bdr/contract/sms/calls'
import { smsCode } from '@bdr/contract/sms/model'
import { bind, type BoundCall, type Caller } from '../../platform/gateway/bind.ts'
import { sendCode, exchangeCode, type Sms } from './codes.ts'

/** Neither call runs in a transaction, because counts must stay when a call is refused. */
const nonTransactional = { transactional: false }

export function smsRoutes(sms: Sms): BoundCall[] {
  const send = async ({ input, caller }: { input: ParsedInputOf<typeof calls.sendSms>; caller: Caller }) => {
    await sendCode(sms, input, caller)
    return { nextInSeconds: smsCode.secondsBetween, validMinutes: smsCode.validMinutes }
  }
  return [
    bind(calls.sendSms, send, nonTransactional),
    bind(calls.sendSmsDashed, send, nonTransactional),
    bind(calls.validateSmsCode, ({ input, caller }) => exchangeCode(sms, input, caller), nonTransactional),
  ]
}
