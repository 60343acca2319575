import type { FaultParams } from '@bdr/text/import-file'
import type { ImportFaults } from '@bdr/text/order-import'
import { faultsOf } from '../../platform/workbook/file-fault.ts'
import { refusedFindings } from '../../platform/import/findings.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import type { ReadResult } from './model.ts'

/** What is wrong with an order file, as data; words are made of it where it leaves. */
export const importFault = faultsOf<ImportFaults>()

/** What an order file is refused for, also where other files would be for the same in other words. */
export const refuse = <Key extends keyof ImportFaults>(
  key: Key,
  ...params: FaultParams<ImportFaults, Key>
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
