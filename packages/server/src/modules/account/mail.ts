import { noticeChannels, type NoticeChannel } from '@bdr/contract/account/model'
import type { Env } from '../../platform/env.ts'

/** One mail for a notice to one address. */
export interface MailMessage {
  readonly address: string
  readonly subject: string
  readonly text: string
  /** the same as sanitised HTML */
  readonly html: string
  /** the page of the record it concerns; null if there is nothing to open */
  readonly path: string | null
}

declare module '../../platform/outbox.ts' {
  interface OutboxPayloads {
    mail: MailMessage
  }
}

/** A carrier of mails. */
export interface MailSender {
  /**
   * Resolves once the carrier has accepted the mail.
   * @throws Undeliverable if trying again cannot help
   */
  send(message: MailMessage, signal: AbortSignal): Promise<void>
}

/** Logs mails instead of sending them; only for the demo. */
export const demoMailSender = (log: (line: string) => void): MailSender => ({
  async send({ address, subject }) {
    log(`MAIL → ${address}: ${subject}`)
  },
})

/** The channels available for notices. Mail is available only if a carrier is configured, or in the demo. */
export const noticeChannelsOf = ({ demo, mail }: Pick<Env, 'demo' | 'mail'>): NoticeChannel[] =>
  noticeChannels.filter((channel) => channel !== 'mail' || mail !== null || demo)
