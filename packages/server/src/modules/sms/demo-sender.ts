import { smsTemplates, type SmsParams, type SmsTemplate } from '@bdr/text/sms'
import { Undeliverable } from '../../platform/outbox.ts'
import type { SmsMessage, SmsSender } from './sender.ts'

const textOf = <Template extends SmsTemplate>({ template, params }: SmsMessage<Template>): string =>
  (smsTemplates[template] as (params: SmsParams<Template>) => string)(params)

/** Logs messages instead of sending them; only for the demo, whose secrets protect nothing. */
export const demoSender = (log: (line: string) => void): SmsSender => ({
  async send(message) {
    log(`SMS → ${message.mobile}: ${textOf(message)}`)
  },
})

/** Used if no carrier is configured: operators see what was not sent, and why. */
export const noSender: SmsSender = {
  async send() {
    throw new Undeliverable('SMS_… settings are missing')
  },
}
