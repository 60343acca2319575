import { noticeChannels, type NoticeChannel } from '@bdr/contract/account/model'
import type { Env } from '../../platform/env.ts'

/** One mail about a notice to one address. */
export interface MailMessage {
  readonly address: string
  readonly subject: string
  readonly text: string
  /** the same, sanitised */
  readonly html: string
  /** the page of the record it is about; null when there is nothing to open */
  readonly path: string | null
}

declare module '../../platform/outbox.ts' {
  interface OutboxPayloads {
    mail: MailMessage
  }
}

/** Whoever carries mails to addresses. */
export interface MailSender {
  /**
   * Resolves once the carrier has taken the mail.
   * @throws Undeliverable when trying again cannot help
   */
  send(message: MailMessage, signal: AbortSignal): Promise<void>
}

/** Says mails in the log instead of sending them: for the demo alone. */
export const demoMailSender = (log: (line: string) => void): MailSender => ({
  async send({ address, subject }) {
    log(`MAIL → ${address}: ${subject}`)
  },
})

/** The channels notices can be sent by: by mail only where somebody carries it, if only the demo's log. */
export const noticeChannelsOf = ({ demo, mail }: Pick<Env, 'demo' | 'mail'>): NoticeChannel[] =>
  noticeChannels.filter((channel) => channel !== 'mail' || mail !== null || demo)
