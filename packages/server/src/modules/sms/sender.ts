import type { SmsParams, SmsTemplate } from '@bdr/text/sms'

/** One message to one mobile. */
export interface SmsMessage<Template extends SmsTemplate = SmsTemplate> {
  readonly mobile: string
  readonly template: Template
  readonly params: SmsParams<Template>
}

declare module '../../platform/outbox.ts' {
  interface OutboxPayloads {
    sms: SmsMessage
  }
}

/** Whoever carries messages to mobiles. */
export interface SmsSender {
  /**
   * Resolves once the carrier has taken the message.
   * @throws Undeliverable when trying again cannot help
   */
  send(message: SmsMessage, signal: AbortSignal): Promise<void>
}
