import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { demoMailSender, type MailSender } from './modules/account/mail.ts'
import { smtpSender } from './modules/account/smtp-sender.ts'
import { aliyunSender } from './modules/sms/aliyun-sender.ts'
import { demoSender, noSender } from './modules/sms/demo-sender.ts'
import type { Env } from './platform/env.ts'
import { folderStore } from './platform/object-store-folder.ts'
import type { Adapters } from './platform/module.ts'
import type { ObjectStore } from './platform/object-store.ts'
import { Undeliverable } from './platform/outbox.ts'

/** The adapters for the external services that the settings configure. */
export async function adaptersOf(env: Env, log: FastifyBaseLogger): Promise<Adapters> {
  const toLog = (line: string) => log.info(line)
  if (env.sms === null && !env.demo) log.warn('SMS_… settings are missing: no SMS can be sent')
  return {
    store: await storeOf(env),
    // Only the demo logs codes: otherwise everybody who can read the log could sign in to any account.
    sms: env.sms ? aliyunSender(env.sms) : env.demo ? demoSender(toLog) : noSender,
    mail: env.mail ? smtpSender(env.mail, env.publicUrl) : env.demo ? demoMailSender(toLog) : noMailSender,
  }
}

/** The storage for files that the settings configure. */
export async function storeOf({ s3, dataDir }: Env): Promise<ObjectStore> {
  if (s3 === null) return folderStore(path.join(dataDir, 'files'))
  const { s3Store } = await import('./platform/object-store-s3.ts')
  return s3Store(s3)
}

/** For mails that were queued while a mail server was still configured. */
const noMailSender: MailSender = {
  async send() {
    throw new Undeliverable('SMTP_URL is missing')
  },
}
