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
  /** name of the merchant's own post; null for a built-in post */
  ownPostName: z.string().nullable(),
  merchantName: z.string(),
  /** somebody else chose the password, so it must be changed at the next sign-in */
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
  /** the initial password of a person who has just been added; null once they have chosen their own */
  password: z.string().nullable(),
})
export type ImportedPerson = z.output<typeof importedPerson>

/** The result of checking a list of people. */
export const staffImportReport = z.object({
  kind: z.literal('staff'),
  /** all people; empty if there is any fault */
  people: z.array(importedPerson),
  ...fileFindings,
})
export type StaffImportReport = z.output<typeof staffImportReport>

/** The schema of each reply, under the name of its call. */
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
    /** false if the import can no longer be carried out; the import's own reply contains the reason */
    imported: z.boolean(),
    people: z.array(importedPerson),
  }),
}
