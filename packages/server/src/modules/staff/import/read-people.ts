import type { FilePlace } from '@bdr/contract/kernel/import-file'
import { email, emailLength, mobile, personName } from '@bdr/contract/kernel/field'
import { maxImportedStaff } from '@bdr/contract/staff/import'
import { account, accountKey } from '@bdr/contract/staff/model'
import type { Fault } from '@bdr/text/file-faults'
import { staffColumns, staffImportFault, type StaffColumn } from '@bdr/text/staff-import'
import type { z } from 'zod'
import { quoted, textOf } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import { FileRefused, wholeFile } from '../../../platform/workbook/file-refused.ts'
import { cellAddress, type Row, type Sheet, type Workbook } from '../../../platform/workbook/workbook.ts'
import { findTable, type Table } from './find-table.ts'
import type { ReadCell, ReadPerson } from './model.ts'

/** What a column holds: null takes any text, whose meaning is looked up later. */
const fields: Readonly<Record<StaffColumn, z.ZodType<string> | null>> = {
  name: personName,
  account,
  mobile,
  email,
  post: null,
}
const columns = Object.keys(fields) as StaffColumn[]
const optional: readonly StaffColumn[] = ['email']
/** What the longest column may hold; the schemas know each one's own limit. */
const longest = emailLength

/**
 * The people of a workbook: of every sheet that lists some.
 * @throws FileRefused when there are none
 */
export function readPeople(workbook: Workbook, faults: FaultList): ReadPerson[] {
  const tables = workbook.sheets.flatMap((sheet) => {
    const table = findTable(sheet)
    return table ? [{ sheet, table }] : []
  })
  if (tables.length === 0) throw noTable(workbook)
  const people = tables.flatMap(({ sheet, table }) =>
    isReadable(sheet, table, faults) ? readTable(sheet, table, faults) : [],
  )
  if (people.length === 0 && faults.count === 0) throw new FileRefused(staffImportFault('people.nobody'))
  if (people.length > maxImportedStaff)
    faults.add(wholeFile, null, staffImportFault('people.tooMany', { limit: maxImportedStaff }))
  describeRepeats(people, faults)
  return people
}

function isReadable(sheet: Sheet, table: Table, faults: FaultList): boolean {
  const head: FilePlace = { ...wholeFile, sheet: sheet.name, row: table.headingRow }
  for (const [field, first, second] of table.twice) {
    const cells = [first, second].map(({ column }) => cellAddress(table.headingRow, column)).join('、')
    const place = placeOf(sheet, table.headingRow, second)
    faults.add(
      place,
      second.heading,
      staffImportFault('sheet.headingTwice', { field: staffColumns[field], cells }),
    )
  }
  const missing = columns.filter((column) => !table.columns.has(column) && !optional.includes(column))
  if (missing.length > 0) {
    const names = missing.map((column) => staffColumns[column])
    faults.add(head, null, staffImportFault('sheet.missingColumns', { missing: names, found: table.found }))
  }
  return missing.length === 0 && table.twice.length === 0
}

const readTable = (sheet: Sheet, table: Table, faults: FaultList): ReadPerson[] =>
  table.rows
    .filter((row) => [...table.columns.values()].some(({ column }) => row.cells[column] !== undefined))
    .map((row) => {
      const cells = columns.map((column) => [column, readCell(sheet, table, row, column, faults)] as const)
      return Object.fromEntries(cells) as unknown as ReadPerson
    })

function readCell(sheet: Sheet, table: Table, row: Row, field: StaffColumn, faults: FaultList): ReadCell {
  const found = table.columns.get(field)
  if (!found) return { value: null, place: wholeFile }
  const place = placeOf(sheet, row.row, found)
  const cell = row.cells[found.column]
  const fault = (why: Fault) => {
    faults.add(place, quoted(cell), why)
    return { value: null, place }
  }
  const reading = textOf(cell, longest)
  if ('fault' in reading) return fault(reading.fault)
  if (reading.value === null)
    return optional.includes(field) ? { value: null, place } : fault(staffImportFault('cell.missing'))
  const text = field === 'mobile' ? plainMobile(reading.value) : halfWidth(reading.value).trim()
  const parsed = fields[field]?.safeParse(text) ?? { success: true, data: text }
  return parsed.success
    ? { value: parsed.data, place }
    : fault(staffImportFault('field.invalid', { issue: parsed.error.issues[0]! }))
}

/** As people write it: `138 0000 0001`, `+86 138-0000-0001`. */
const plainMobile = (text: string): string =>
  halfWidth(text)
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '')

const placeOf = (
  sheet: Sheet,
  row: number,
  { column, heading }: { column: number; heading: string },
): FilePlace => ({ sheet: sheet.name, row, column: heading, cell: cellAddress(row, column), path: null })

/** Account, in whichever case, and mobile open the door: two people of one file cannot share one. */
function describeRepeats(people: readonly ReadPerson[], faults: FaultList): void {
  for (const [field, keyOf, fault] of [
    ['account', accountKey, 'account.twice'],
    ['mobile', String, 'mobile.twice'],
  ] as const) {
    const first = new Map<string, FilePlace>()
    for (const person of people) {
      const { value, place } = person[field]
      if (value === null) continue
      const before = first.get(keyOf(value))
      if (!before) first.set(keyOf(value), place)
      else {
        const at = before.sheet === place.sheet ? before.cell : `${before.sheet}!${before.cell}`
        faults.add(place, value, staffImportFault(fault, { first: at ?? '' }))
      }
    }
  }
}

/** Says what is looked for, and what the sheet that begins most like it has. */
function noTable({ sheets }: Workbook): FileRefused {
  const wanted = columns.filter((column) => !optional.includes(column)).map((column) => staffColumns[column])
  const names = new Set<string>(Object.values(staffColumns))
  const found = sheets.flatMap(({ rows }) =>
    (rows[0]?.cells ?? []).flatMap((cell) =>
      cell?.kind === 'text' && names.has(cell.text) ? [cell.text] : [],
    ),
  )
  return new FileRefused(staffImportFault('people.noTable', { wanted, found }))
}
