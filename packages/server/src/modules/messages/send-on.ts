import type { MessageType } from '@bdr/contract/messages/model'
import { messageTypeTitles, noticeSubject } from '@bdr/text/messages'
import type { Executor } from '../../platform/db/executor.ts'
import { enqueue } from '../../platform/outbox.ts'
import { queueSms } from '../sms/send.ts'
import { afterQuiet } from './quiet-hours.ts'

/** A recipient of a notice with their chosen channels. */
export interface Reached {
  readonly id: string
  readonly app: boolean
  readonly sms: boolean
  readonly mail: boolean
  readonly mobile: string
  readonly email: string | null
  readonly quiet_from: string | null
  readonly quiet_until: string | null
  /** time of the transaction */
  readonly now: string
}

/**
 * Sends a notice by SMS or e-mail to people who have chosen that, after their quiet hours. An SMS only mentions that
 * there is a notice, because its content must not be visible on a locked screen.
 */
export async function sendOn(
  tx: Executor,
  reached: readonly Reached[],
  { type, content, path }: { type: MessageType; content: string; path: string | null },
): Promise<void> {
  for (const person of reached) {
    if (!person.sms && !person.mail) continue
    const dueAt = afterQuiet(new Date(person.now), { from: person.quiet_from, until: person.quiet_until })
    const when = dueAt === null ? {} : { dueAt }
    const title = messageTypeTitles[type]
    if (person.sms) await queueSms(tx, { mobile: person.mobile, template: 'notice', params: { title } }, when)
    if (person.mail && person.email !== null) {
      const message = { subject: noticeSubject(title), text: plainText(content), html: content, path }
      await enqueue(tx, 'mail', { address: person.email, ...message }, { recipient: person.email, ...when })
    }
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The text of sanitised HTML. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/li)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    .trim()
