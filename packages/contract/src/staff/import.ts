import { z } from 'zod'
import { wirePost } from '../posts/model.ts'
import { documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { fileFindings, importAnswers } from '../kernel/import-file.ts'
import { merchant } from '../paths.ts'

/** People added by one file; a larger company sends several. */
export const maxImportedStaff = 200
/** Bytes of the file: a list of names needs a hundredth of it. */
export const staffImportBytes = 2 * 1024 * 1024

const path = `${merchant}/users/import` as const

/** An empty list to fill in, with the merchant's posts to choose from. */
export const staffImportTemplate = documentCall({
  name: 'staff.importTemplate',
  method: 'GET',
  path: `${path}/template`,
  access: 'staff:manage',
  mediaType: workbookType,
  input: z.strictObject({}),
  reply: z.null(),
})

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

export const staffImportResult = z.object({
  imported: z.boolean(),
  people: z.array(importedPerson),
  ...fileFindings,
})
export type StaffImportResult = z.output<typeof staffImportResult>

/** 32 random bytes that a page makes for one file and keeps to itself, in hexadecimal. */
const importSecret = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * Adds the people of a workbook, all or none, and answers their initial passwords. It takes no
 * `Idempotency-Key`: the answer would have to be kept, passwords and all. The passwords follow from
 * `secret` instead, which nobody but the page keeps: where an answer was lost, the same file with
 * the same secret is answered them once more. Without it they are random.
 */
export const importStaff = uploadCall({
  name: 'staff.import',
  method: 'POST',
  path,
  access: 'staff:manage',
  maxBytes: staffImportBytes,
  input: z.strictObject({
    mode: z.enum(['check', 'import']),
    secret: importSecret.optional(),
    answers: importAnswers.optional(),
  }),
  reply: staffImportResult,
})
