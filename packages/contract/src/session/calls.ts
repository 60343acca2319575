import { z } from 'zod'
import { call, documentCall } from '../kernel/call.ts'
import { mobile } from '../kernel/field.ts'
import { auth, authService, merchant } from '../paths.ts'
import {
  loginSysType,
  loginTicketHeader,
  passwordLength,
  principalLength,
  secondFactorCode,
  ticket,
} from './model.ts'
import { newPassword } from './password.ts'

export const login = call({
  name: 'session.login',
  method: 'POST',
  path: `${auth}/ua/login`,
  access: 'public',
  cost: 'asks',
  input: () =>
    z.strictObject({
      /** account or mobile */
      principal: z.string().trim().min(1).max(principalLength),
      credentials: z.string().min(1).max(passwordLength.max),
      sysType: z.literal(loginSysType),
    }),
})

/** The second step of a sign-in, for people with a second factor. */
export const answerSecondFactor = call({
  name: 'session.secondFactor',
  method: 'POST',
  path: `${auth}/ua/second-factor`,
  access: 'public',
  cost: 'asks',
  input: () => z.strictObject({ ticket, code: secondFactorCode }),
})

/** Signs in the owner of a mobile with the proof of a code of type `login`. */
export const smsLogin = call({
  name: 'session.smsLogin',
  method: 'POST',
  path: `${auth}/ua/sms-login`,
  access: 'public',
  cost: 'asks',
  input: () => z.strictObject({ mobile, ticket }),
})

export const logout = call({
  name: 'session.logout',
  method: 'POST',
  path: `${auth}/ua/logout`,
  access: 'signed-in',
  whilePasswordDue: true,
  input: () => z.strictObject({}),
})

export const readUserInfo = call({
  name: 'session.userInfo',
  method: 'GET',
  path: `${merchant}/users/info`,
  access: 'signed-in',
  whilePasswordDue: true,
  input: () => z.strictObject({}),
})

/** Changes the person's own password. All their other sessions end. */
export const updatePassword = call({
  name: 'session.updatePassword',
  method: 'PUT',
  path: `${authService}/update_password`,
  access: 'signed-in',
  whilePasswordDue: true,
  input: () => z.strictObject({ oldPassword: z.string().min(1).max(passwordLength.max), newPassword }),
})

/** Sets a new password with the proof of a code of type `forget-password`. All sessions end. */
export const forgetPassword = call({
  name: 'session.forgetPassword',
  method: 'POST',
  path: `${merchant}/users/forget-password`,
  access: 'public',
  cost: 'asks',
  input: () => z.strictObject({ mobile, ticket, newPassword }),
})

/**
 * The QR code a phone scans, which contains the ticket. The secret with which the desktop polls is sent in a header.
 */
export const qrCode = documentCall({
  name: 'session.qrCode',
  method: 'GET',
  path: `${authService}/auth/qr-code`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  mediaType: 'image/png',
  replyHeaders: [loginTicketHeader],
  input: () => z.strictObject({}),
})

/** The state of the scan. The desktop polls with its own secret, the header's value, until the state is final. */
export const pollQrLogin = call({
  name: 'session.pollQrLogin',
  method: 'GET',
  path: `${auth}/ua/qr-login/{ticket}`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  silent: true,
  input: () => z.strictObject({ ticket }),
})

/** The phone's steps, in this order: read which device asks, then confirm or refuse. */
export const scanQrLogin = call({
  name: 'session.scanQrLogin',
  method: 'POST',
  path: `${auth}/qr-login/scan`,
  access: 'signed-in',
  silent: true,
  input: () => z.strictObject({ ticket }),
})

export const confirmQrLogin = call({
  name: 'session.confirmQrLogin',
  method: 'POST',
  path: `${auth}/qr-login/confirm`,
  access: 'signed-in',
  silent: true,
  input: () => z.strictObject({ ticket }),
})

export const refuseQrLogin = call({
  name: 'session.refuseQrLogin',
  method: 'POST',
  path: `${auth}/qr-login/refuse`,
  access: 'signed-in',
  silent: true,
  input: () => z.strictObject({ ticket }),
})
