import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { day, id } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { merchant } from '../paths.ts'

/** Who did what, newest first: for an owner in their own merchant, for operators everywhere. */
export const readAuditLog = call({
  name: 'audit.log',
  method: 'GET',
  path: `${merchant}/audit-log`,
  access: 'audit:view',
  input: () =>
    z.strictObject({
      ...pageFields,
      /** one action, or with a trailing dot all actions of one kind: `staff.` */
      action: z.string().trim().max(64).optional(),
      /** who did it, or the person it was done to */
      personId: id.optional(),
      /** of one merchant; only operators can choose, all others see their own */
      merchantId: id.optional(),
      /** days in China, both included */
      from: day.optional(),
      to: day.optional(),
    }),
  shows: ['audit-entry'],
})
export const exportAuditLog = exportOf(readAuditLog)
