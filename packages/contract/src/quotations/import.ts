import { z } from 'zod'
import { documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { merchant } from '../paths.ts'

/** Bytes of the file; the longest inquiry needs a tenth of this. */
export const quotationFileBytes = 2 * 1024 * 1024

const quotation = `${merchant}/quotations/{id}` as const

/** A workbook with the inquiry's lines to be filled in, prefilled with the draft of the quotation. */
export const quotationWorkbook = documentCall({
  name: 'quotations.workbook',
  method: 'GET',
  path: `${quotation}/workbook.xlsx`,
  access: 'opportunity:quote',
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})

/**
 * Starts an import of prices from a workbook. A job reads and checks it; see `imports.read`. The page then fills its
 * lines into the form, where the quotation is submitted as usual.
 */
export const importQuotation = uploadCall({
  name: 'quotations.import',
  method: 'POST',
  path: `${quotation}/import`,
  access: 'opportunity:quote',
  cost: 'reads',
  maxBytes: quotationFileBytes,
  input: () => z.strictObject({ id }),
})
