import type { FilledSheetFaults } from '@bdr/text/delivery-note-import'
import { faultsOf } from '../../../platform/workbook/file-fault.ts'

/** What is wrong with a filled-in sheet, as data. */
export const filledFault = faultsOf<FilledSheetFaults>()
