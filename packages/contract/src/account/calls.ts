import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { email, id, mobile, personName, version } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { merchant } from '../paths.ts'
import { passwordLength, secondFactorCode, ticket, totp } from '../session/model.ts'
import { noticePreferences } from './model.ts'

const base = `${merchant}/account` as const
const nothing = z.strictObject({})
const ownPassword = z.string().min(1).max(passwordLength.max)

export const readAccount = call({
  name: 'account.read',
  method: 'GET',
  path: base,
  access: 'signed-in',
  input: () => nothing,
  shows: ['person'],
})

/** Changes what nobody else has to agree to. A field that is left out stays as it is. */
export const changeAccount = call({
  name: 'account.change',
  method: 'PUT',
  path: base,
  access: 'signed-in',
  input: () =>
    z.strictObject({
      version,
      name: personName.optional(),
      email: email.nullable().optional(),
      /** an upload of purpose `head-picture`; null takes the picture away */
      headFileId: id.nullable().optional(),
    }),
})

/** Moves the account to another mobile: a code of type `bind-mobile` from both proves it. */
export const changeMobile = call({
  name: 'account.changeMobile',
  method: 'PUT',
  path: `${base}/mobile`,
  access: 'signed-in',
  input: () => z.strictObject({ currentTicket: ticket, newMobile: mobile, newTicket: ticket }),
})

/** The person's own sign-ins and refused attempts, newest first. */
export const readSignIns = call({
  name: 'account.signIns',
  method: 'GET',
  path: `${base}/sign-ins`,
  access: 'signed-in',
  input: () => z.strictObject({ ...pageFields }),
  shows: ['person'],
})

export const readSessions = call({
  name: 'account.sessions',
  method: 'GET',
  path: `${base}/sessions`,
  access: 'signed-in',
  input: () => nothing,
  shows: ['person'],
})

/** Ends one session of the person's own. */
export const endSession = call({
  name: 'account.endSession',
  method: 'DELETE',
  path: `${base}/sessions/{id}`,
  access: 'signed-in',
  input: () => z.strictObject({ id }),
})

/** Ends all of the person's sessions but the one that asks. */
export const endOtherSessions = call({
  name: 'account.endOtherSessions',
  method: 'DELETE',
  path: `${base}/sessions`,
  access: 'signed-in',
  input: () => nothing,
})

export const readNoticePreferences = call({
  name: 'account.noticePreferences',
  method: 'GET',
  path: `${base}/notice-preferences`,
  access: 'signed-in',
  input: () => nothing,
})

export const changeNoticePreferences = call({
  name: 'account.changeNoticePreferences',
  method: 'PUT',
  path: `${base}/notice-preferences`,
  access: 'signed-in',
  input: () => z.strictObject(noticePreferences.shape),
})

/** Begins to set up the second factor: nothing is asked for until a code of it was confirmed. */
export const beginSecondFactor = call({
  name: 'account.beginSecondFactor',
  method: 'POST',
  path: `${base}/second-factor`,
  access: 'second-factor:use',
  input: () => z.strictObject({ password: ownPassword }),
})

/** Confirms it with the app's first code. The recovery codes are shown this once. */
export const confirmSecondFactor = call({
  name: 'account.confirmSecondFactor',
  method: 'PUT',
  path: `${base}/second-factor`,
  access: 'second-factor:use',
  input: () => z.strictObject({ code: z.string().trim().length(totp.digits) }),
})

/** New recovery codes; those of before no longer open. */
export const renewRecoveryCodes = call({
  name: 'account.renewRecoveryCodes',
  method: 'POST',
  path: `${base}/second-factor/recovery-codes`,
  access: 'second-factor:use',
  input: () => z.strictObject({ password: ownPassword, code: secondFactorCode }),
})

/** Switches it off. A POST: password and code must not stand in an address. */
export const endSecondFactor = call({
  name: 'account.endSecondFactor',
  method: 'POST',
  path: `${base}/second-factor/off`,
  access: 'signed-in',
  input: () => z.strictObject({ password: ownPassword, code: secondFactorCode }),
})
