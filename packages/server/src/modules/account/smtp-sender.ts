import { mailHtml, mailText } from '@bdr/text/messages'
import type { NodemailerError } from 'nodemailer'
import type { MailSettings } from '../../platform/env-adapters.ts'
import { Undeliverable } from '../../platform/outbox.ts'
import type { MailSender } from './mail.ts'

/** No out-of-office reply comes back, and filters know that nobody wrote it by hand. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Milliseconds of silence at any step; the outbox waits longer. */
const patience = 10_000

/** Hands mails over to an SMTP server; `publicUrl`: what links begin with. */
export function smtpSender(settings: MailSettings, publicUrl: string): MailSender {
  const { host, port, secure, auth, from } = settings
  return {
    async send({ address, subject, text, html, path }, signal) {
      // loading it takes time, and no start waits for a mail
      const { createTransport } = await import('nodemailer')
      const server = createTransport({
        host,
        port,
        secure,
        // a password crosses no network in clear
        requireTLS: !secure && auth !== null && !isThisMachine(host),
        ...(auth && { auth }),
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
        dnsTimeout: patience,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const link = path === null ? null : publicUrl + path
      try {
        await server.sendMail({
          from,
          // as one address: a comma in it must not make two
          to: { name: '', address },
          subject,
          text: mailText({ text, link }),
          html: mailHtml({ html, link }),
          // Chinese takes nine bytes a character as quoted-printable, four so
          textEncoding: 'base64',
          headers,
          signal,
        })
      } catch (error) {
        throw failureOf(error as NodemailerError)
      }
    },
  }
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

/** The codes alone: the sentence beside them may repeat the address. */
function failureOf(error: NodemailerError): Error {
  const { code, originalCode, responseCode, response } = error
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
  const reason = [code ?? error.name, responseCode ?? originalCode, status]
    .filter((part) => part !== undefined)
    .join(' ')
  return isFinal(error) ? new Undeliverable(reason) : new Error(reason)
}

/**
 * Whether this mail will be refused again: its recipient or what it says. A refused password or
 * sender is the setting's fault, and an operator may mend it before the last try.
 */
const isFinal = ({ code, command, permanent, responseCode }: NodemailerError): boolean =>
  permanent === true
    ? command === 'RCPT TO' || command === 'DATA'
    : code === 'EENVELOPE' && command === 'API' && responseCode === undefined
