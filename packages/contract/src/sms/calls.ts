import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { mobile } from '../kernel/field.ts'
import { biz, bizDashed } from '../paths.ts'
import { codeText, smsType } from './model.ts'

/** Sends a code. The reply is the same whether or not an account has this mobile. */
export const sendSms = call({
  name: 'sms.send',
  method: 'POST',
  path: `${biz}/sms/send`,
  access: 'public',
  cost: 'stores',
  silent: true,
  input: () => z.strictObject({ mobile, type: smsType }),
})

/** The same call under the marketplace's other spelling. */
export const sendSmsDashed = call({
  name: 'sms.sendDashed',
  method: 'POST',
  path: `${bizDashed}/sms/send`,
  access: 'public',
  cost: 'stores',
  silent: true,
  input: () => z.strictObject({ mobile, type: smsType }),
})

/** Exchanges a code for a ticket. The marketplace defines it as a GET, so its query contains a secret. */
export const validateSmsCode = call({
  name: 'sms.codeValidation',
  method: 'GET',
  path: `${biz}/sms/code-validation`,
  access: 'public',
  cost: 'asks',
  silent: true,
  input: () => z.strictObject({ mobile, type: smsType, code: codeText }),
})
