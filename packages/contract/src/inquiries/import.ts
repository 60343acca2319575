import { z } from 'zod'
import { documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { platform } from '../paths.ts'

/** Bytes of the file: the longest inquiry needs a tenth of it. */
export const inquiryFileBytes = 2 * 1024 * 1024

const lines = `${platform}/inquiry-lines` as const

/** An empty list of what is asked for, to be filled in. */
export const inquiryTemplate = documentCall({
  name: 'inquiries.template',
  method: 'GET',
  path: `${lines}/template.xlsx`,
  access: 'inquiry:manage',
  mediaType: workbookType,
  input: () => z.strictObject({}),
})

/**
 * Begins to read the lines of an inquiry out of a workbook: a job reads and checks it, see `imports.read`.
 * They are then filled into the form, where the inquiry is saved as any other.
 */
export const importInquiryLines = uploadCall({
  name: 'inquiries.import',
  method: 'POST',
  path: `${lines}/import`,
  access: 'inquiry:manage',
  maxBytes: inquiryFileBytes,
  /** `inquiryId`: the draft they are for; none while it has not been saved yet */
  input: () => z.strictObject({ inquiryId: id.optional() }),
})
