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
  input: () =>
    z.strictObject({
      /** account or mobile */
      principal: z.string().trim().min(1).max(principalLength),
      credentials: z.string().min(1).max(passwordLength.max),
      sysType: z.literal(loginSysType),
    }),
})

/** The second step of a sign-in that asked for it. */
export const answerSecondFactor = call({
  name: 'session.secondFactor',
  method: 'POST',
  path: `${auth}/ua/second-factor`,
  access: 'public',
  input: () => z.strictObject({ ticket, code: secondFactorCode }),
})

/** Signs in the owner of a mobile with the proof of a code of type `login`. */
export const smsLogin = call({
  name: 'session.smsLogin',
  method: 'POST',
  path: `${auth}/ua/sms-login`,
  access: 'public',
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

/** Changes the own password; every other session of the person ends. */
export const updatePassword = call({
  name: 'session.updatePassword',
  method: 'PUT',
  path: `${authService}/update_password`,
  access: 'signed-in',
  whilePasswordDue: true,
  input: () => z.strictObject({ oldPassword: z.string().min(1).max(passwordLength.max), newPassword }),
})

/** Sets a new password with the proof of a code of type `forget-password`; all sessions end. */
export const forgetPassword = call({
  name: 'session.forgetPassword',
  method: 'POST',
  path: `${merchant}/users/forget-password`,
  access: 'public',
  input: () => z.strictObject({ mobile, ticket, newPassword }),
})

/** The picture a phone scans, with its ticket; what the desktop asks with comes in a header. */
export const qrCode = documentCall({
  name: 'session.qrCode',
  method: 'GET',
  path: `${authService}/auth/qr-code`,
  access: 'public',
  overlay: false,
  mediaType: 'image/png',
  replyHeaders: [loginTicketHeader],
  input: () => z.strictObject({}),
})

/** How far the scanning is: the desktop asks with its own secret, the header's value, until it is over. */
export const pollQrLogin = call({
  name: 'session.pollQrLogin',
  method: 'GET',
  path: `${auth}/ua/qr-login/{ticket}`,
  access: 'public',
  overlay: false,
  silent: true,
  input: () => z.strictObject({ ticket }),
})

/** On the phone, in this order: look who asks, then confirm or refuse. */
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
