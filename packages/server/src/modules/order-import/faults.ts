import type { FaultParams } from '@bdr/text/import-file'
import type { ImportFaults } from '@bdr/text/order-import'
import { faultsOf } from '../../platform/workbook/file-fault.ts'
import { refusedFindings } from '../../platform/import/findings.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import type { ReadResult } from './model.ts'

/** A fault of an order file as data; it is converted to text when the answer is written. */
export const importFault = faultsOf<ImportFaults>()

/** The refusal of an order file, also used where other imports refuse with a different sentence. */
export const refuse = <Key extends keyof ImportFaults>(
  key: Key,
  ...params: FaultParams<ImportFaults, Key>
): FileRefused => new FileRefused(importFault(key, ...params))

/** The result for a file from which nothing was read. */
export const refusedResult = (format: ReadResult['format'], refused: FileRefused): ReadResult => ({
  format,
  orders: [],
  unfinished: [],
  layouts: [],
  bases: [],
  documents: [],
  ...refusedFindings(refused.fault),
})
