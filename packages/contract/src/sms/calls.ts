import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { mobile } from '../kernel/field.ts'
import { biz, bizDashed } from '../paths.ts'
import { codeText, smsTicket, smsType } from './model.ts'

const send = {
  method: 'POST',
  access: 'public',
  silent: true,
  input: z.strictObject({ mobile, type: smsType }),
  /** the same whether or not anybody has this mobile */
  reply: z.object({ nextInSeconds: z.number().int(), validMinutes: z.number().int() }),
} as const

/** Sends a code. */
export const sendSms = call({ ...send, name: 'sms.send', path: `${biz}/sms/send` })

/** The same under the marketplace's other spelling. */
export const sendSmsDashed = call({ ...send, name: 'sms.sendDashed', path: `${bizDashed}/sms/send` })

/** Takes a code for a ticket. A GET, as the marketplace has it, so its query is a secret. */
export const validateSmsCode = call({
  name: 'sms.codeValidation',
  method: 'GET',
  path: `${biz}/sms/code-validation`,
  access: 'public',
  silent: true,
  input: z.strictObject({ mobile, type: smsType, code: codeText }),
  reply: z.object({ ticket: smsTicket, expiresAt: z.string() }),
})
