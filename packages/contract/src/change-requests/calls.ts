import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { id, reasonText, version } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { platform } from '../paths.ts'
import { changeRequestStatus } from '../company/model.ts'
import { changeRequestMachine } from './machine.ts'

const requests = `${platform}/change-requests` as const

/** Oldest first, because it has waited longest. */
export const listChangeRequests = call({
  name: 'changeRequests.list',
  method: 'GET',
  path: requests,
  access: 'merchant:manage',
  input: () =>
    z.strictObject({
      ...pageFields,
      status: changeRequestStatus.optional(),
      /** part of the merchant's name, or the start of its code */
      keyword: z.string().trim().max(100).optional(),
    }),
  shows: ['change-request'],
})
export const exportChangeRequests = exportOf(listChangeRequests)

export const readChangeRequest = call({
  name: 'changeRequests.detail',
  method: 'GET',
  path: `${requests}/{id}`,
  access: 'merchant:manage',
  input: () => z.strictObject({ id }),
  shows: ['change-request', 'merchant'],
})

export const approveChangeRequest = call({
  name: 'changeRequests.approve',
  method: 'POST',
  path: `${requests}/{id}/approve`,
  access: 'merchant:manage',
  performs: performs(changeRequestMachine, 'approve'),
  input: () => z.strictObject({ id, version }),
})

export const refuseChangeRequest = call({
  name: 'changeRequests.refuse',
  method: 'POST',
  path: `${requests}/{id}/refuse`,
  access: 'merchant:manage',
  performs: performs(changeRequestMachine, 'refuse'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})
