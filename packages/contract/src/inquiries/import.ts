import { z } from 'zod'
import { documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { platform } from '../paths.ts'

/** Bytes of the file; the longest inquiry needs a tenth of this. */
export const inquiryFileBytes = 2 * 1024 * 1024

const lines = `${platform}/inquiry-lines` as const

/** An empty workbook for the lines of an inquiry, to be filled in. */
export const inquiryTemplate = documentCall({
  name: 'inquiries.template',
  method: 'GET',
  path: `${lines}/template.xlsx`,
  access: 'inquiry:manage',
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({}),
})

/**
 * Starts an import of an inquiry's lines from a workbook. A job reads and checks it; see `imports.read`. The page then
 * fills the lines into the form, where the inquiry is saved as usual.
 */
export const importInquiryLines = uploadCall({
  name: 'inquiries.import',
  method: 'POST',
  path: `${lines}/import`,
  access: 'inquiry:manage',
  cost: 'reads',
  maxBytes: inquiryFileBytes,
  /** `inquiryId`: the draft the lines are for; omitted while it has not been saved yet */
  input: () => z.strictObject({ inquiryId: id.optional() }),
})
