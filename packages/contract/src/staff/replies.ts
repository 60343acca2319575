import { z } from 'zod'
import { staffStatus, staffActions } from './model.ts'
import { wirePost } from '../posts/model.ts'
import { actionSet } from '../kernel/machine.ts'
import { fileFindings, importStarted } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'
import { activeSession } from '../account/replies.ts'

export const staffRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  headUrl: z.string(),
  status: staffStatus,
  postIds: z.array(wirePost),
  /** name of the merchant's own post; null for a built-in one */
  ownPostName: z.string().nullable(),
  merchantName: z.string(),
  /** the password was chosen by somebody else and must be changed at the next sign-in */
  mustChangePassword: z.boolean(),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
  isSelf: z.boolean(),
  actions: actionSet(staffActions),
})
export type StaffRow = z.output<typeof staffRow>

export const importedPerson = z.object({
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  postIds: z.array(wirePost),
  ownPostName: z.string().nullable(),
  /** of somebody who has just been added, until they have chosen their own */
  password: z.string().nullable(),
})
export type ImportedPerson = z.output<typeof importedPerson>

/** What the check of a list of people found. */
export const staffImportReport = z.object({
  kind: z.literal('staff'),
  /** all of them; empty when there is any fault */
  people: z.array(importedPerson),
  ...fileFindings,
})
export type StaffImportReport = z.output<typeof staffImportReport>

/** What the calls answer, by their names. */
export const replies = {
  'staff.list': pageOf(staffRow),
  'staff.detail': staffRow,
  'staff.create': staffRow,
  'staff.update': staffRow,
  'staff.updateByBody': staffRow,
  'staff.delete': z.null(),
  'staff.setStatus': staffRow,
  'staff.resetPassword': z.null(),
  'staff.sessions': z.array(activeSession),
  'staff.endSessions': z.null(),
  'staff.import': importStarted,
  'staff.commitImport': z.object({
    /** false where the import can no longer be carried out; the import itself says why */
    imported: z.boolean(),
    people: z.array(importedPerson),
  }),
}
