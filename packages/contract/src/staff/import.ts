import { z } from 'zod'
import { call, documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
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
  input: () => z.strictObject({}),
})

/** 32 random bytes that a page makes for one file and keeps to itself, in hexadecimal. */
const importSecret = z.string().regex(/^[0-9a-f]{64}$/)

/** Begins to import a list of people: a job reads and checks it, see `imports.read`. */
export const importStaff = uploadCall({
  name: 'staff.import',
  method: 'POST',
  path,
  access: 'staff:manage',
  maxBytes: staffImportBytes,
  input: () => z.strictObject({}),
})

/**
 * Adds the people of a checked file, all or none, and answers their initial passwords, which nobody can
 * ask for later: so it is a call and no job. The passwords follow from `secret`, which nobody but the
 * page keeps: where an answer was lost, the same secret is answered them once more. Without it they are
 * random.
 */
export const commitStaffImport = call({
  name: 'staff.commitImport',
  method: 'POST',
  path: `${path}/{id}/commit`,
  access: 'staff:manage',
  input: () => z.strictObject({ id, secret: importSecret.optional() }),
})
