import { z } from 'zod'
import { call, documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { merchant } from '../paths.ts'

/** People in one file; a larger company uses several files. */
export const maxImportedStaff = 200
/** Bytes of the file; a list of names needs a hundredth of this. */
export const staffImportBytes = 2 * 1024 * 1024

const path = `${merchant}/users/import` as const

/** An empty workbook for a list of people, with the merchant's posts to choose from. */
export const staffImportTemplate = documentCall({
  name: 'staff.importTemplate',
  method: 'GET',
  path: `${path}/template`,
  access: 'staff:manage',
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({}),
})

/** 32 random bytes in hexadecimal, which a page creates for one file and keeps secret. */
const importSecret = z.string().regex(/^[0-9a-f]{64}$/)

/** Starts an import of a list of people. A job reads and checks it; see `imports.read`. */
export const importStaff = uploadCall({
  name: 'staff.import',
  method: 'POST',
  path,
  access: 'staff:manage',
  cost: 'reads',
  maxBytes: staffImportBytes,
  input: () => z.strictObject({}),
})

/**
 * Adds all people of a checked file, or none, and replies with their initial passwords. They cannot be read later, so
 * this is a call and not a job. The passwords are derived from `secret`, which only the page knows: if a reply is lost,
 * repeating the call with the same secret returns them again. Without a secret they are random.
 */
export const commitStaffImport = call({
  name: 'staff.commitImport',
  method: 'POST',
  path: `${path}/{id}/commit`,
  access: 'staff:manage',
  input: () => z.strictObject({ id, secret: importSecret.optional() }),
})
