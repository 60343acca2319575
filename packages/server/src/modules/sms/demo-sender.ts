import { smsTemplates, type SmsParams, type SmsTemplate } from '@bdr/text/sms'
import { Undeliverable } from '../../platform/outbox.ts'
import type { SmsMessage, SmsSender } from './sender.ts'

const textOf = <Template extends SmsTemplate>({ template, params }: SmsMessage<Template>): string =>
  (smsTemplates[template] as (params: SmsParams<Template>) => string)(params)

/** Says messages in the log instead of sending them: for the demo alone, whose secrets open nothing. */
export const demoSender = (log: (line: string) => void): SmsSender => ({
  async send(message) {
    log(`SMS → ${message.mobile}: ${textOf(message)}`)
  },
})

/** Where nobody has said how messages leave: operators see what was not sent, and why. */
export const noSender: SmsSender = {
  async send() {
    throw new Undeliverable('SMS_… settings are missing')
  },
}
