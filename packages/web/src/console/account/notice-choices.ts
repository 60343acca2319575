import type { NoticeChannel, NoticePreferences } from '@bdr/contract/account/model'
import type { MessageType } from '@bdr/contract/messages/model'
import { noticeWords as words } from '@bdr/text/account'

/** The preferences as the form stores them: an empty time has not been entered yet. */
export type NoticeForm = {
  readonly choices: NoticePreferences['choices']
  readonly quiet: boolean
  readonly from: string
  readonly until: string
}

/** The initial times of quiet hours when somebody switches them on. */
const usualQuiet = { from: '22:00', until: '07:00' }

export const formOf = ({ choices, quietFrom, quietUntil }: NoticePreferences): NoticeForm => ({
  choices,
  quiet: quietFrom !== null,
  from: quietFrom ?? usualQuiet.from,
  until: quietUntil ?? usualQuiet.until,
})

export const inputOf = ({ choices, quiet, from, until }: NoticeForm): NoticePreferences => ({
  choices,
  quietFrom: quiet ? from : null,
  quietUntil: quiet ? until : null,
})

/** What is wrong with the quiet hours; null when nothing is. */
export function quietFault({ quiet, from, until }: NoticeForm): string | null {
  if (!quiet) return null
  if (from === '' || until === '') return words.quietMissing
  return from === until ? words.quietSame : null
}

type Choices = NoticeForm['choices']

export const isChosen = (choices: Choices, type: MessageType, channel: NoticeChannel): boolean =>
  choices.some((one) => one.type === type && one.channel === channel && one.enabled)

export const withChoice = (
  choices: Choices,
  type: MessageType,
  channel: NoticeChannel,
  enabled: boolean,
): Choices => choices.map((one) => (one.type === type && one.channel === channel ? { ...one, enabled } : one))
