import { importFault, type ImportFaultKey, type ImportFaultParams } from '@bdr/text/import-faults'
import { refusedFindings } from '../../platform/import/findings.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import type { ReadResult } from './model.ts'

/** What an order file is refused for, also where other files would be for the same in other words. */
export const refuse = <Key extends ImportFaultKey>(
  key: Key,
  ...params: ImportFaultParams<Key>
): FileRefused => new FileRefused(importFault(key, ...params))

/** The result of a file of which nothing is kept. */
export const refusedResult = (format: ReadResult['format'], refused: FileRefused): ReadResult => ({
  format,
  orders: [],
  unfinished: [],
  layouts: [],
  bases: [],
  ...refusedFindings(refused.fault),
})
