import { smsCode } from '@bdr/contract/sms/model'
import type { SmsTemplate } from '@bdr/text/sms'
import type { Executor } from '../../platform/db/executor.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { SmsMessage } from './sender.ts'

/** Which payloads must not stay readable, and after how many seconds a message is useless. */
const code = { secret: true, usefulFor: smsCode.validMinutes * 60 }
const handling: Partial<Record<SmsTemplate, { secret: boolean; usefulFor?: number }>> = {
  'code-login': code,
  'code-forget-password': code,
  'code-settle-in': code,
  'code-bind-mobile': code,
}

/** Queues an SMS, which is sent after the caller's transaction has committed. */
export const queueSms = <Template extends SmsTemplate>(
  tx: Executor,
  message: SmsMessage<Template>,
  when: { readonly dueAt?: Date } = {},
): Promise<void> =>
  enqueue(tx, 'sms', message, { recipient: message.mobile, ...handling[message.template], ...when })
