import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { SmsMessage, SmsSender } from '../modules/sms/sender.ts'
import { folderStore } from '../platform/object-store-folder.ts'
import type { SecretWatch } from './secrets.ts'

/** The adapters of a test's application: an SMS carrier that only records messages, and a real folder. */
export function testAdapters(watch: SecretWatch) {
  const sent: SmsMessage[] = []
  const sms: SmsSender = {
    async send(message) {
      sent.push(message)
      if ('code' in message.params) watch.note(message.params.code)
    },
  }
  const folder = path.join(os.tmpdir(), `bdr-test-files-${randomUUID()}`)
  return {
    adapters: { sms, store: folderStore(folder) },
    /** in the order they were sent */
    sent,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
