import type { StaffImportFaults } from '@bdr/text/staff-import'
import { faultsOf } from '../../../platform/workbook/file-fault.ts'

/** A fault of a list of people as data. */
export const staffImportFault = faultsOf<StaffImportFaults>()
