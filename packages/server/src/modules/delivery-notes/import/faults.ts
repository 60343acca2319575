import type { FilledSheetFaults } from '@bdr/text/delivery-note-import'
import { faultsOf } from '../../../platform/workbook/file-fault.ts'

/** A fault of a filled-in sheet as data. */
export const filledFault = faultsOf<FilledSheetFaults>()
