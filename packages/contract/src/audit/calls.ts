import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { day, id } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { merchant } from '../paths.ts'

/** Who did what, newest first: an owner's own merchant, for operators everything. */
export const readAuditLog = call({
  name: 'audit.log',
  method: 'GET',
  path: `${merchant}/audit-log`,
  access: 'audit:view',
  input: () =>
    z.strictObject({
      ...pageFields,
      /** one action, or with a dot at its end all of one kind: `staff.` */
      action: z.string().trim().max(64).optional(),
      /** who did it, or whom it was done to */
      personId: id.optional(),
      /** of one merchant: for operators, to others there is but their own */
      merchantId: id.optional(),
      /** days in China, both included */
      from: day.optional(),
      to: day.optional(),
    }),
  shows: ['audit-entry'],
})
export const exportAuditLog = exportOf(readAuditLog)
