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

/** Changes the fields that need nobody's approval. An omitted field stays as it is. */
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
      /** an upload of purpose `head-picture`; null removes the picture */
      headFileId: id.nullable().optional(),
    }),
})

/** Changes the account's mobile. SMS codes of type `bind-mobile` from the old and the new mobile are required. */
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

/** Ends one of the person's own sessions. */
export const endSession = call({
  name: 'account.endSession',
  method: 'DELETE',
  path: `${base}/sessions/{id}`,
  access: 'signed-in',
  input: () => z.strictObject({ id }),
})

/** Ends all of the person's sessions except the one that makes the call. */
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

/** Starts the setup of a second factor. It is required at sign-in only after one of its codes was confirmed. */
export const beginSecondFactor = call({
  name: 'account.beginSecondFactor',
  method: 'POST',
  path: `${base}/second-factor`,
  access: 'second-factor:use',
  input: () => z.strictObject({ password: ownPassword }),
})

/** Confirms the setup with the app's first code. This is the only reply that contains the recovery codes. */
export const confirmSecondFactor = call({
  name: 'account.confirmSecondFactor',
  method: 'PUT',
  path: `${base}/second-factor`,
  access: 'second-factor:use',
  input: () => z.strictObject({ code: z.string().trim().length(totp.digits) }),
})

/** Issues new recovery codes; the former ones become invalid. */
export const renewRecoveryCodes = call({
  name: 'account.renewRecoveryCodes',
  method: 'POST',
  path: `${base}/second-factor/recovery-codes`,
  access: 'second-factor:use',
  input: () => z.strictObject({ password: ownPassword, code: secondFactorCode }),
})

/** Switches the second factor off. It is a POST because password and code must not appear in an address. */
export const endSecondFactor = call({
  name: 'account.endSecondFactor',
  method: 'POST',
  path: `${base}/second-factor/off`,
  access: 'signed-in',
  input: () => z.strictObject({ password: ownPassword, code: secondFactorCode }),
})
