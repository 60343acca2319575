import type { FilledSheetFaultKey, FilledSheetFaultParams } from '@bdr/text/delivery-note-import'
import type { Fault } from '@bdr/text/import-file'

/** A fault of a filled-in sheet as data. */
export const filledFault = <Key extends FilledSheetFaultKey>(
  key: Key,
  ...params: FilledSheetFaultParams<Key>
): Fault => ({ key, params: params[0] })
