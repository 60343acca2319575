import { outboxReason } from '@bdr/text/outbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailSettings } from '../../platform/env-adapters.ts'
import { Undeliverable } from '../../platform/outbox.ts'
import { noticeChannelsOf, type MailMessage } from './mail.ts'
import { smtpSender } from './smtp-sender.ts'
import { smtpServer, type SmtpServer } from './test/smtp-server.ts'

let server: SmtpServer
let settings: MailSettings
beforeAll(async () => {
  server = await smtpServer()
  settings = {
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    auth: { user: 'bdr', pass: 'password-of-the-test' },
    from: { name: '班德瑞', address: 'notice@example.com' },
  }
})
afterAll(() => server.close())
beforeEach(() => {
  server.commands.length = 0
  server.mails.length = 0
  server.answers = {}
})

const message: MailMessage = {
  address: 'lu@example.com',
  subject: '班德瑞商家平台：您有一条订单通知',
  text: '送货单 SH-1 已全部签收。',
  html: '送货单 <b>SH-1</b> 已全部签收。',
  path: '/orderPart/deliveryOrderDetail?id=7',
}
const send = (over: Partial<MailMessage> = {}, signal = AbortSignal.timeout(5_000)) =>
  smtpSender(settings, 'https://b2b.example.com').send({ ...message, ...over }, signal)
const failure = (promise: Promise<void>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as Error,
  )

/** The header fields of a mail, one per line. */
const headOf = (mail: string) =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n')
const decoded = (base64: string) => Buffer.from(base64, 'base64').toString()
const partsOf = (mail: string) =>
  [...mail.matchAll(/Transfer-Encoding: base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, part]) => decoded(part!))

describe('a mail', () => {
  it('is sent through the configured server, with the password, and with the right sender and recipient', async () => {
    await send()
    const password = Buffer.from('\0bdr\0password-of-the-test').toString('base64')
    expect(server.commands).toContain(`AUTH PLAIN ${password}`)
    expect(server.commands).toContain('MAIL FROM:<notice@example.com>')
    expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<lu@example.com>'])
    expect(server.mails).toHaveLength(1)
  })

  it('is marked as automatic', async () => {
    await send()
    const head = headOf(server.mails[0]!)
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(head).toContain('To: lu@example.com')
    expect(head.find((line) => line.startsWith('From: '))).toMatch(/<notice@example\.com>$/)
    const subject = head.find((line) => line.startsWith('Subject: '))!
    const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word]) => decoded(word!))
    expect(words.join('')).toBe(message.subject)
    expect(head.join('\n')).not.toMatch(/nodemailer/i)
  })

  it('links to the record, in text and in HTML', async () => {
    await send()
    const [text, html] = partsOf(server.mails[0]!)
    const link = 'https://b2b.example.com/orderPart/deliveryOrderDetail?id=7'
    expect(text).toMatch(/^送货单 SH-1 已全部签收。\s+查看详情：/)
    expect(text).toContain(link)
    expect(html).toContain('送货单 <b>SH-1</b> 已全部签收。')
    expect(html).toContain(`<a href="${link}">查看详情</a>`)
  })

  it('contains no link if there is nothing to open', async () => {
    await send({ path: null })
    for (const part of partsOf(server.mails[0]!)) expect(part).not.toContain('查看详情')
  })

  it.each([
    ['address', { address: 'lu@example.com\r\nBcc: all@example.com' }],
    ['address', { address: 'lu@example.com, all@example.com' }],
    ['address', { address: 'lu@example.com>\r\nRCPT TO:<all@example.com' }],
    ['subject', { subject: 'x\r\nBcc: all@example.com\r\n\r\nsomething else' }],
  ])('gets no additional header or recipient from its %s', async (_field, over) => {
    await send(over).catch(() => {})
    expect(server.commands.filter((line) => /^RCPT.*all@/.test(line) && !/^RCPT.*lu@/.test(line))).toEqual([])
    for (const mail of server.mails) expect(headOf(mail).filter((line) => /^bcc:/i.test(line))).toEqual([])
  })
})

describe('a mail that fails', () => {
  it.each([
    ['the recipient is refused', 'RCPT', '550 5.1.1 <lu@example.com>: no such user', 'EENVELOPE 550 5.1.1'],
    ['what it says is refused', 'the mail', '554 5.7.1 lu@example.com rejects it', 'EMESSAGE 554 5.7.1'],
  ])('is given up when %s, without revealing the recipient', async (_why, command, answer, reason) => {
    server.answers = { [command]: answer }
    const error = await failure(send())
    expect(error).toBeInstanceOf(Undeliverable)
    expect(error.message).toBe(reason)
    // the text that operators see
    expect(outboxReason(reason)).toMatch(/^邮件服务器拒绝了.+（E\w+ 55\d 5\.\d\.1）$/)
  })

  it('is given up when its address is invalid', async () => {
    expect(await failure(send({ address: '' }))).toBeInstanceOf(Undeliverable)
  })

  it.each([
    [
      'the recipient cannot be reached now',
      'RCPT',
      '450 4.2.1 lu@example.com is busy',
      'EENVELOPE 450 4.2.1',
    ],
    ['the server is full', 'the mail', '452 try later', 'EMESSAGE 452'],
    ['the server is going down', 'greeting', '421 4.3.2 closing', /^E\w+ 421 4\.3\.2$/],
    ['the sender is refused', 'MAIL', '553 5.7.1 not yours', 'EENVELOPE 553 5.7.1'],
    ['the password is refused', 'AUTH', '535 5.7.8 no', 'EAUTH 535 5.7.8'],
    ['the connection breaks', 'MAIL', 'hang up', 'ECONNECTION'],
  ])('is tried again when %s', async (_why, command, answer, reason) => {
    server.answers = { [command]: answer }
    const error = await failure(send())
    expect(error).not.toBeInstanceOf(Undeliverable)
    expect(error.message).toMatch(reason)
  })

  it('is tried again when no server responds', async () => {
    settings = { ...settings, port: 1 }
    const error = await failure(send())
    settings = { ...settings, port: server.port }
    expect(error).not.toBeInstanceOf(Undeliverable)
    expect(error.message).toBe('ESOCKET ECONNREFUSED')
  })

  it('is aborted when the outbox no longer waits for it', async () => {
    const error = await failure(send({}, AbortSignal.abort()))
    expect(error).not.toBeInstanceOf(Undeliverable)
    expect(server.mails).toEqual([])
  })
})

it('never causes a password to be sent to another machine unencrypted', async () => {
  const { from, port } = settings
  // a name of this machine that does not look like it
  const elsewhere = { from, port, host: '0.0.0.0', secure: false, auth: settings.auth }
  const error = await failure(
    smtpSender(elsewhere, 'https://b2b.example.com').send(message, AbortSignal.timeout(5_000)),
  )
  expect(error.message).toMatch(/^ETLS/)
  expect(server.commands.filter((line) => line.startsWith('AUTH'))).toEqual([])
})

it('notices can be sent by mail if a carrier is configured', () => {
  expect(noticeChannelsOf({ demo: false, mail: null })).toEqual(['app', 'sms'])
  expect(noticeChannelsOf({ demo: true, mail: null })).toContain('mail')
  expect(noticeChannelsOf({ demo: false, mail: settings })).toContain('mail')
})
