import type { Fault } from '@bdr/text/import-file'
import type { StaffImportFaultKey, StaffImportFaultParams } from '@bdr/text/staff-import'

/** A fault of a list of people as data. */
export const staffImportFault = <Key extends StaffImportFaultKey>(
  key: Key,
  ...params: StaffImportFaultParams<Key>
): Fault => ({ key, params: params[0] })
