import { inquiryLimits } from '@bdr/contract/inquiries/model'
import type { ImportedInquiryLine } from '@bdr/contract/inquiries/replies'
import {
  inquiryColumnNames,
  inquiryColumns,
  type InquiryColumn,
  type InquiryImportFaults,
} from '@bdr/text/inquiry-import'
import { faultsOf } from '../../../platform/workbook/file-fault.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { ListShape } from '../../../platform/import/list-table.ts'
import { readList, type ListRow } from '../../../platform/import/read-list.ts'
import { textOf } from '../../../platform/workbook/clean-text.ts'
import { quantityOf } from '../../../platform/workbook/values/quantity-and-price.ts'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import type { Cell, Workbook } from '../../../platform/workbook/workbook.ts'

const inquiryFault = faultsOf<InquiryImportFaults>()

const shape: ListShape<InquiryColumn> = {
  titles: inquiryColumns,
  names: inquiryColumnNames,
  needed: ['materialName', 'quantity', 'requiredDate'],
  marks: ['materialName'],
  limit: inquiryLimits.lines,
}

/**
 * The lines of a workbook; null for one with a fault.
 * @throws FileRefused if there are none
 */
export const readLines = (workbook: Workbook, findings: Findings): (ImportedInquiryLine | null)[] =>
  readList(workbook, shape, findings, readLine)

const text = (limit: number) => (cell: Cell) => textOf(cell, limit)

function readLine(row: ListRow<InquiryColumn>): ImportedInquiryLine | null {
  const materialName = row.required('materialName', text(inquiryLimits.materialName)).value
  const written = row.required('quantity', quantityOf)
  const named = row.optional('unit', text(inquiryLimits.unit))
  const requiredDate = row.requiredDay('requiredDate').value
  const optional = {
    materialCode: row.optional('materialCode', text(inquiryLimits.materialCode)).value,
    specification: row.optional('specification', text(inquiryLimits.specification)).value,
    brand: row.optional('brand', text(inquiryLimits.brand)).value,
    note: row.optional('note', text(inquiryLimits.lineNote)).value,
  }
  const unit = named.value === null ? null : (unitWritten(named.value) ?? named.value)
  const beside = written.value?.unit ?? null
  if (unit !== null && beside !== null && unit !== beside)
    row.findings.faults.add(written.place, null, inquiryFault('unit.differs', { unit }))
  if (unit === null && beside === null && written.value !== null)
    row.findings.faults.add(
      named.place.cell === null ? written.place : named.place,
      null,
      inquiryFault('unit.missing'),
    )
  const known = unit ?? beside
  if (materialName === null || written.value === null || requiredDate === null || known === null) return null
  return { materialName, ...optional, quantity: written.value.quantity, unit: known, requiredDate }
}
