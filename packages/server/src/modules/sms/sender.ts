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

/** A carrier of SMS. */
export interface SmsSender {
  /**
   * Resolves once the carrier has accepted the message.
   * @throws Undeliverable if trying again cannot help
   */
  send(message: SmsMessage, signal: AbortSignal): Promise<void>
}
