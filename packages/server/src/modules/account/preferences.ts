import {
  channelByDefault,
  noticeChannels,
  type NoticeChannel,
  type NoticePreferences,
} from '@bdr/contract/account/model'
import { messageTypes } from '@bdr/contract/messages/model'
import { noticeChannelTitles } from '@bdr/text/account'
import { messageTypeTitles } from '@bdr/text/messages'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { lockAccount } from './queries.ts'
import { recordOwn } from './record.ts'

/** The channels a person has chosen for each type of notice. */
export async function preferencesOf(db: Executor, staffId: string): Promise<NoticePreferences> {
  const chosen = await db
    .selectFrom('notice_preference')
    .select(['type', 'channel', 'enabled'])
    .where('staff_id', '=', staffId)
    .execute()
  const quiet = await db
    .selectFrom('staff')
    .select(['quiet_from', 'quiet_until'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const choices = messageTypes.flatMap((type) =>
    noticeChannels.map((channel) => ({
      type,
      channel,
      enabled:
        chosen.find((one) => one.type === type && one.channel === channel)?.enabled ??
        channelByDefault[channel],
    })),
  )
  return { choices, quietFrom: timeText(quiet.quiet_from), quietUntil: timeText(quiet.quiet_until) }
}

/** Shortens the database's `22:30:00` to `22:30`. */
const timeText = (time: string | null): string | null => time?.slice(0, 5) ?? null

/** @throws AppError A00002 at an invalid field */
export async function changePreferences(
  tx: Executor,
  own: Change,
  { choices, quietFrom, quietUntil }: NoticePreferences,
  available: readonly NoticeChannel[],
): Promise<void> {
  const { staffId } = own.viewer
  if ((quietFrom === null) !== (quietUntil === null) || (quietFrom !== null && quietFrom === quietUntil))
    throw invalid([fault([quietFrom === null ? 'quietFrom' : 'quietUntil'], 'account.quietHalf')])
  const { email } = await lockAccount(tx, staffId)
  for (const [index, { channel, enabled }] of choices.entries()) {
    if (!enabled) continue
    if (!available.includes(channel))
      throw invalid([fault(['choices', index, 'channel'], 'account.channelUnavailable')])
    if (channel === 'mail' && email === null)
      throw invalid([fault(['choices', index, 'channel'], 'account.mailMissing')])
  }
  const before = await preferencesOf(tx, staffId)
  await tx
    .updateTable('staff')
    .set({ quiet_from: quietFrom, quiet_until: quietUntil })
    .where('id', '=', staffId)
    .execute()
  await tx.deleteFrom('notice_preference').where('staff_id', '=', staffId).execute()
  const chosen = lastOfEach(choices).filter(({ channel, enabled }) => enabled !== channelByDefault[channel])
  if (chosen.length > 0)
    await tx
      .insertInto('notice_preference')
      .values(chosen.map((one) => ({ ...one, staff_id: staffId })))
      .execute()
  await recordOwn(tx, own, 'account.changeNotices', {
    changes: changesBetween(
      ['choices', 'quietFrom', 'quietUntil'],
      describe(before),
      describe(await preferencesOf(tx, staffId)),
    ),
  })
}

/** The enabled channels by type. */
const describe = ({ choices, quietFrom, quietUntil }: NoticePreferences) => ({
  choices: choices
    .filter(({ enabled }) => enabled)
    .map(({ type, channel }) => `${messageTypeTitles[type]} ${noticeChannelTitles[channel]}`)
    .join('、'),
  quietFrom,
  quietUntil,
})

/** The last choice for each pair, if one was sent twice. */
const lastOfEach = (choices: NoticePreferences['choices']) => [
  ...new Map(choices.map((one) => [`${one.type} ${one.channel}`, one])).values(),
]
