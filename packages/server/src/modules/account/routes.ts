import * as calls from '@bdr/contract/account/calls'
import type { NoticeChannel } from '@bdr/contract/account/model'
import { notFound } from '../../platform/errors.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply } from '../../platform/list.ts'
import { endSessionOf, endSessionsOf } from '../session/end-sessions.ts'
import type { SessionParts } from '../session/parts.ts'
import { hashOf } from '../session/ticket.ts'
import { changeOwnAccount, changeOwnMobile } from './change.ts'
import { presentSignIn, sessionsOf, signInsOf } from './own-sessions.ts'
import { changePreferences, preferencesOf } from './preferences.ts'
import { accountOf } from './present.ts'
import { recordOwn } from './record.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'

/** Wrong passwords and codes must stay counted when the call is refused, so these calls open their own transactions. */
const ownTransaction = { transactional: false }

export function accountRoutes(parts: SessionParts, channels: readonly NoticeChannel[]): BoundCall[] {
  return [
    bind(calls.readAccount, ({ db, viewer }) => accountOf(db, viewer.staffId)),
    bind(calls.changeAccount, async ({ db, viewer, caller, input }) => {
      await changeOwnAccount(db, { viewer, caller }, input)
      return accountOf(db, viewer.staffId)
    }),
    bind(calls.changeMobile, async ({ db, viewer, caller, input }) => {
      await changeOwnMobile(db, { viewer, caller }, input)
      return accountOf(db, viewer.staffId)
    }),
    bind(calls.readSignIns, async ({ db, viewer, input }) =>
      pageReply(input, await signInsOf(db, viewer.staffId, input), presentSignIn),
    ),
    bind(calls.readSessions, async ({ db, viewer, caller }) => ({
      list: await sessionsOf(db, viewer.staffId, caller.token!),
    })),
    bind(calls.endSession, async ({ db, viewer, caller, input }) => {
      if (!(await endSessionOf(db, viewer.staffId, input.id))) throw notFound()
      await recordOwn(db, { viewer, caller }, 'account.endSession')
      return null
    }),
    bind(calls.endOtherSessions, async ({ db, viewer, caller }) => {
      const ended = await endSessionsOf(db, [viewer.staffId], { except: hashOf(caller.token!) })
      await recordOwn(db, { viewer, caller }, 'account.endOtherSessions', { detail: { ended } })
      return { ended }
    }),
    bind(calls.readNoticePreferences, async ({ db, viewer }) => ({
      ...(await preferencesOf(db, viewer.staffId)),
      available: [...channels],
    })),
    bind(calls.changeNoticePreferences, async ({ db, viewer, caller, input }) => {
      await changePreferences(db, { viewer, caller }, input, channels)
      return null
    }),
    ...secondFactorRoutes(parts),
  ]
}

const secondFactorRoutes = (parts: SessionParts): BoundCall[] => [
  bind(
    calls.beginSecondFactor,
    ({ viewer, caller, input }) => beginSecondFactor(parts, { viewer, caller }, input.password),
    ownTransaction,
  ),
  bind(
    calls.confirmSecondFactor,
    async ({ viewer, caller, input }) => ({
      recoveryCodes: await confirmSecondFactor(parts, { viewer, caller }, input.code),
    }),
    ownTransaction,
  ),
  bind(
    calls.renewRecoveryCodes,
    async ({ viewer, caller, input }) => ({
      recoveryCodes: await renewRecoveryCodes(parts, { viewer, caller }, input),
    }),
    ownTransaction,
  ),
  bind(
    calls.endSecondFactor,
    async ({ viewer, caller, input }) => {
      await endSecondFactor(parts, { viewer, caller }, input)
      return null
    },
    ownTransaction,
  ),
]
