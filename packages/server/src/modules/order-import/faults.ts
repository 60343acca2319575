import type { Fault } from '@bdr/text/import-file'
import type { ImportFaultKey, ImportFaultParams } from '@bdr/text/order-import'
import { refusedFindings } from '../../platform/import/findings.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import type { ReadResult } from './model.ts'

/** What is wrong with an order file, as data; words are made of it where it leaves. */
export const importFault = <Key extends ImportFaultKey>(
  key: Key,
  ...params: ImportFaultParams<Key>
): Fault => ({ key, params: params[0] })

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
