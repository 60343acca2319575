import { mailHtml, mailText } from '@bdr/text/messages'
import type { NodemailerError } from 'nodemailer'
import type { MailSettings } from '../../platform/env-adapters.ts'
import { Undeliverable } from '../../platform/outbox.ts'
import type { MailSender } from './mail.ts'

/** Prevents out-of-office replies, and marks the mail as automatic for filters. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Milliseconds of silence allowed at each step; the outbox waits longer. */
const patience = 10_000

/** Sends mails through an SMTP server. Links start with `publicUrl`. */
export function smtpSender(settings: MailSettings, publicUrl: string): MailSender {
  const { host, port, secure, auth, from } = settings
  return {
    async send({ address, subject, text, html, path }, signal) {
      // loading it takes time, and it is not needed at the start
      const { createTransport } = await import('nodemailer')
      const server = createTransport({
        host,
        port,
        secure,
        // passwords are sent over a network only with encryption
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
          // as a single address: a comma in it must not make two
          to: { name: '', address },
          subject,
          text: mailText({ text, link }),
          html: mailHtml({ html, link }),
          // a Chinese character takes nine bytes as quoted-printable, and four as base64
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

/** Contains only codes, because the message may contain the address. */
function failureOf(error: NodemailerError): Error {
  const { code, originalCode, responseCode, response } = error
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
  const reason = [code ?? error.name, responseCode ?? originalCode, status]
    .filter((part) => part !== undefined)
    .join(' ')
  return isFinal(error) ? new Undeliverable(reason) : new Error(reason)
}

/**
 * Whether this mail would be refused again because of its recipient or content. A refused password or sender is a fault
 * of the settings, which an operator may correct before the last attempt.
 */
const isFinal = ({ code, command, permanent, responseCode }: NodemailerError): boolean =>
  permanent === true
    ? command === 'RCPT TO' || command === 'DATA'
    : code === 'EENVELOPE' && command === 'API' && responseCode === undefined
