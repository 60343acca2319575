import * as calls from '@bdr/contract/session/calls'
import { loginTicketHeader, qrRate } from '@bdr/contract/session/model'
import { bind, bindDocument, type BoundCall } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { resetForgottenPassword } from './forgotten-password.ts'
import { changeOwnPassword } from './own-password.ts'
import type { SessionParts } from './parts.ts'
import { beginQrLogin, decideQrLogin, pollQrLogin, scannedUrl, scanQrLogin } from './qr-login.ts'
import { recordSignOut } from './record.ts'
import { signInBySecondFactor } from './second-factor.ts'
import { signInByPassword, signInBySms } from './sign-in.ts'
import { userInfoOf } from './user-info.ts'

/**
 * A wrong password or code must stay counted when the call is refused, and hashing must not keep a transaction open, so
 * these calls open their own.
 */
const ownTransaction = { transactional: false }

export function sessionRoutes(parts: SessionParts): BoundCall[] {
  const { database, sessions } = parts
  return [
    bind(
      calls.login,
      ({ input, caller }) =>
        signInByPassword(parts, { principal: input.principal, password: input.credentials }, caller),
      ownTransaction,
    ),
    bind(
      calls.answerSecondFactor,
      ({ input, caller }) => signInBySecondFactor(parts, input, caller),
      ownTransaction,
    ),
    bind(calls.smsLogin, ({ input, caller }) => signInBySms(parts, input, caller), ownTransaction),
    bind(calls.logout, async ({ db, viewer, caller }) => {
      // a repeated request is recorded as one sign-out
      if (await sessions.end(db, caller.token!)) await recordSignOut(db, viewer, caller)
      return null
    }),
    bind(calls.readUserInfo, ({ db, viewer }) => userInfoOf(db, viewer.staffId)),
    bind(
      calls.updatePassword,
      async ({ viewer, input, caller }) => {
        await changeOwnPassword(parts, viewer, input, caller)
        return null
      },
      ownTransaction,
    ),
    bind(
      calls.forgetPassword,
      async ({ input, caller }) => {
        await resetForgottenPassword(parts, input, caller)
        return null
      },
      ownTransaction,
    ),
    bindDocument(calls.qrCode, async ({ caller }) => {
      await countAttempt(database.kysely, `qr-code:${networkOf(caller.address)}`, qrRate)
      const { desktopSecret, ticket } = await beginQrLogin(database.kysely, caller)
      const { default: qrcode } = await import('qrcode')
      return {
        bytes: await qrcode.toBuffer(scannedUrl(parts.publicUrl, ticket), { width: 400, margin: 2 }),
        fileName: 'qr-code.png',
        headers: { [loginTicketHeader]: desktopSecret },
      }
    }),
    // a GET that uses a ticket up and creates a session
    bind(calls.pollQrLogin, ({ db, input, caller }) => pollQrLogin(db, sessions, input.ticket, caller), {
      transactional: true,
    }),
    bind(calls.scanQrLogin, ({ db, viewer, input }) => scanQrLogin(db, viewer, input.ticket)),
    bind(calls.confirmQrLogin, async ({ db, viewer, caller, input }) => {
      await decideQrLogin(db, { viewer, caller }, input.ticket, 'confirmed')
      return null
    }),
    bind(calls.refuseQrLogin, async ({ db, viewer, caller, input }) => {
      await decideQrLogin(db, { viewer, caller }, input.ticket, 'refused')
      return null
    }),
  ]
}
