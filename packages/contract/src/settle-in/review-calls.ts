import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { id, reasonText, version } from '../kernel/field.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { platform } from '../paths.ts'
import { checklistItem, checklistItems, settleInStatus } from './model.ts'
import { maxRemarks, remark } from './remarks.ts'
import { settleInMachine } from './machine.ts'

const applications = `${platform}/settle-in` as const

export const settleInSort = sortBy(['submittedAt', 'updatedAt', 'companyName'])

/** Undecided applications first, those waiting longest at the top, then decided ones. */
export const listSettleIns = call({
  name: 'settleInReview.list',
  method: 'GET',
  path: applications,
  access: 'settle-in:review',
  input: () =>
    z.strictObject({
      ...pageFields,
      status: settleInStatus.optional(),
      /** part of the company's name, or the start of its code, the application's number or the mobile */
      keyword: z.string().trim().max(100).optional(),
      /** has been waiting for the platform for at least so many days */
      waitingDays: z.coerce.number().int().min(1).max(365).optional(),
      sort: settleInSort.default('submittedAt'),
    }),
  shows: ['settle-in'],
})
export const exportSettleIns = exportOf(listSettleIns)

export const readSettleIn = call({
  name: 'settleInReview.detail',
  method: 'GET',
  path: `${applications}/{id}`,
  access: 'settle-in:review',
  input: () => z.strictObject({ id }),
  shows: ['settle-in'],
})

/** Stores the ticked items, so that a review can be continued later. */
export const tickChecklist = call({
  name: 'settleInReview.tick',
  method: 'PUT',
  path: `${applications}/{id}/checklist`,
  access: 'settle-in:review',
  overlay: false,
  input: () =>
    z.strictObject({
      id,
      version,
      checklist: z
        .array(checklistItem)
        .max(checklistItems.length)
        .transform((ticked) => checklistItems.filter((item) => ticked.includes(item))),
    }),
})

export const returnSettleIn = call({
  name: 'settleInReview.return',
  method: 'POST',
  path: `${applications}/{id}/return`,
  access: 'settle-in:review',
  performs: performs(settleInMachine, 'return'),
  input: () =>
    z.strictObject({
      id,
      version,
      remarks: z.array(remark).min(1).max(maxRemarks),
      /** a general comment shown above the remarks */
      reason: reasonText.nullish().transform((value) => value ?? null),
    }),
})

export const refuseSettleIn = call({
  name: 'settleInReview.refuse',
  method: 'POST',
  path: `${applications}/{id}/refuse`,
  access: 'settle-in:review',
  performs: performs(settleInMachine, 'refuse'),
  input: () => z.strictObject({ id, version, reason: reasonText }),
})

/** Creates the merchant, its first owner account and the SMS that announces it, or nothing at all. */
export const approveSettleIn = call({
  name: 'settleInReview.approve',
  method: 'POST',
  path: `${applications}/{id}/approve`,
  access: 'settle-in:review',
  performs: performs(settleInMachine, 'approve'),
  input: () => z.strictObject({ id, version }),
})
