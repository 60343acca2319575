import { noticeChannels, type NoticeChannel } from '@bdr/contract/account/model'

/** One mail to one address. */
export interface MailMessage {
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** Whoever carries mails to addresses. */
export interface MailSender {
  send(message: MailMessage): Promise<void>
}

/** Says mails in the log instead of sending them: for the demo alone. */
export const demoMailSender = (say: (line: string) => void): MailSender => ({
  async send({ address, subject }) {
    say(`MAIL → ${address}: ${subject}`)
  },
})

/** By which channels notices can leave: nobody carries mails yet but the demo's log. */
export const noticeChannelsOf = ({ demo }: { demo: boolean }): NoticeChannel[] =>
  noticeChannels.filter((channel) => channel !== 'mail' || demo)
