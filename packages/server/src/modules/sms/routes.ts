import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import * as calls from '@bdr/contract/sms/calls'
import { smsCode } from '@bdr/contract/sms/model'
import { bind, type BoundCall, type Caller } from '../../platform/gateway/bind.ts'
import { sendCode, takeCode, type Sms } from './codes.ts'

/** Neither call runs in a transaction, because counts must stay when a call is refused. */
const alone = { transactional: false }

export function smsRoutes(sms: Sms): BoundCall[] {
  const send = async ({ input, caller }: { input: ParsedInputOf<typeof calls.sendSms>; caller: Caller }) => {
    await sendCode(sms, input, caller)
    return { nextInSeconds: smsCode.secondsBetween, validMinutes: smsCode.validMinutes }
  }
  return [
    bind(calls.sendSms, send, alone),
    bind(calls.sendSmsDashed, send, alone),
    bind(calls.validateSmsCode, ({ input, caller }) => takeCode(sms, input, caller), alone),
  ]
}
