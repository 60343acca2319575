import { z } from 'zod'
import { documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { merchant } from '../paths.ts'

/** Bytes of the file: the longest inquiry needs a tenth of it. */
export const quotationFileBytes = 2 * 1024 * 1024

const quotation = `${merchant}/quotations/{id}` as const

/** The inquiry's lines to be filled in, with what has been typed of the quotation so far. */
export const quotationWorkbook = documentCall({
  name: 'quotations.workbook',
  method: 'GET',
  path: `${quotation}/workbook.xlsx`,
  access: 'opportunity:quote',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})

/**
 * Begins to read prices out of a workbook: a job reads and checks it, see `imports.read`. Its lines are
 * then filled into the form, where the quotation is submitted as any other.
 */
export const importQuotation = uploadCall({
  name: 'quotations.import',
  method: 'POST',
  path: `${quotation}/import`,
  access: 'opportunity:quote',
  maxBytes: quotationFileBytes,
  input: () => z.strictObject({ id }),
})
