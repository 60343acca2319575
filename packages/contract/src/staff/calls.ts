import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { email, emailLength, id, mobile, optionalText, personName, version } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { merchant } from '../paths.ts'
import { passwordLength } from '../session/model.ts'
import { account, postIds, staffStatus, staffStatuses } from './model.ts'

const users = `${merchant}/users` as const
const password = z.string().min(passwordLength.min).max(passwordLength.max)

/** The people of the viewer's merchant. Operators see those of all merchants, or of one. */
export const listStaff = call({
  name: 'staff.list',
  method: 'GET',
  path: users,
  access: 'staff:view',
  input: () =>
    z.strictObject({
      ...pageFields,
      /** part of the name, or the start of the account or mobile */
      keyword: z.string().trim().max(64).optional(),
      status: z.coerce.number().pipe(staffStatus).optional(),
      /** a built-in post, not including the merchant's own posts based on it, or an own post */
      postId: id.optional(),
      merchantId: id.optional(),
    }),
  shows: ['person', 'post'],
})
export const exportStaff = exportOf(listStaff)

export const readStaff = call({
  name: 'staff.detail',
  method: 'GET',
  path: `${users}/{id}`,
  access: 'staff:view',
  input: () => z.strictObject({ id }),
  shows: ['person', 'post'],
})

/** Creates a person. Since somebody else chose the password, it must be changed at the first sign-in. */
export const createStaff = call({
  name: 'staff.create',
  method: 'POST',
  path: users,
  access: 'staff:manage',
  idempotent: true,
  input: () =>
    z.strictObject({
      name: personName,
      account,
      mobile,
      email: optionalText(emailLength).pipe(email.nullable()),
      password,
      postIds,
    }),
})

const changes = {
  id,
  version,
  name: personName,
  account,
  mobile,
  email: optionalText(emailLength).pipe(email.nullable()),
  postIds,
}

export const updateStaff = call({
  name: 'staff.update',
  method: 'PUT',
  path: `${users}/{id}`,
  access: 'staff:manage',
  input: () => z.strictObject(changes),
})

/** The same call with the id in the body: the marketplace's clients use both. */
export const updateStaffByBody = call({
  name: 'staff.updateByBody',
  method: 'PUT',
  path: users,
  access: 'staff:manage',
  input: () => z.strictObject(changes),
})

/** Deletes a person. They can no longer sign in; their name stays in the records of what they did. */
export const deleteStaff = call({
  name: 'staff.delete',
  method: 'DELETE',
  path: `${users}/{id}`,
  access: 'staff:manage',
  input: () => z.strictObject({ id }),
})

export const setStaffStatus = call({
  name: 'staff.setStatus',
  method: 'PUT',
  path: `${users}/{id}/status/{status}`,
  access: 'staff:manage',
  input: () =>
    z.strictObject({
      id,
      status: z.enum([String(staffStatuses.enabled), String(staffStatuses.disabled)]),
    }),
})

/** Resets a password. The path contains a secret and is never logged, traced or cached. */
export const resetStaffPassword = call({
  name: 'staff.resetPassword',
  method: 'PUT',
  path: `${users}/{id}/password/{password}`,
  access: 'staff:manage',
  input: () => z.strictObject({ id, password }),
})

export const listStaffSessions = call({
  name: 'staff.sessions',
  method: 'GET',
  path: `${users}/{id}/sessions`,
  access: 'staff:manage',
  input: () => z.strictObject({ id }),
  shows: ['person'],
})

/** Ends one session of a person, or all of them if `sessionId` is omitted. */
export const endStaffSessions = call({
  name: 'staff.endSessions',
  method: 'DELETE',
  path: `${users}/{id}/sessions`,
  access: 'staff:manage',
  input: () => z.strictObject({ id, sessionId: id.optional() }),
})
