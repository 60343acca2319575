import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { auth, merchant } from '../paths.ts'
import { loginSysType, passwordLength, principalLength, userInfo } from './model.ts'

export const login = call({
  name: 'session.login',
  method: 'POST',
  path: `${auth}/ua/login`,
  access: 'public',
  input: z.strictObject({
    /** account or mobile */
    principal: z.string().trim().min(1).max(principalLength),
    credentials: z.string().min(1).max(passwordLength.max),
    sysType: z.literal(loginSysType),
  }),
  reply: z.object({ accessToken: z.string(), expiresAt: z.string() }),
})

export const logout = call({
  name: 'session.logout',
  method: 'POST',
  path: `${auth}/ua/logout`,
  access: 'signed-in',
  input: z.strictObject({}),
  reply: z.null(),
})

export const readUserInfo = call({
  name: 'session.userInfo',
  method: 'GET',
  path: `${merchant}/users/info`,
  access: 'signed-in',
  input: z.strictObject({}),
  reply: userInfo,
})
