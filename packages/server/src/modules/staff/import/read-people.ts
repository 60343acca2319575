import type { FilePlace } from '@bdr/contract/kernel/replies'
import { email, emailLength, mobile, personName } from '@bdr/contract/kernel/field'
import { maxImportedStaff } from '@bdr/contract/staff/import'
import { account, accountKey } from '@bdr/contract/staff/model'
import type { Fault } from '@bdr/text/import-file'
import { staffColumns, type StaffColumn } from '@bdr/text/staff-import'
import { staffImportFault } from './faults.ts'
import type { z } from 'zod'
import { confirmRows, inOrOut } from '../../../platform/import/confirm-rows.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { quoted, textOf } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import { FileRefused, wholeFile } from '../../../platform/workbook/file-refused.ts'
import {
  cellAddress,
  columnLetters,
  type Row,
  type Sheet,
  type Workbook,
} from '../../../platform/workbook/workbook.ts'
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
export function readPeople(workbook: Workbook, findings: Findings): ReadPerson[] {
  const { faults } = findings
  const tables = workbook.sheets.flatMap((sheet) => {
    const table = findTable(sheet)
    return table && isMeant(sheet, table, findings) ? [{ sheet, table }] : leaveOut(sheet, table, findings)
  })
  if (workbook.sheets.every((sheet) => !findTable(sheet))) throw noTable(workbook)
  const people = tables.flatMap(({ sheet, table }) =>
    isReadable(sheet, table, faults) ? readTable(sheet, table, findings) : [],
  )
  const isAsked = findings.found.assumptions.length > 0
  if (people.length === 0 && faults.count === 0 && !isAsked)
    throw new FileRefused(staffImportFault('people.nobody'))
  if (people.length > maxImportedStaff)
    faults.add(wholeFile, null, staffImportFault('people.tooMany', { limit: maxImportedStaff }))
  describeRepeats(people, faults)
  return people
}

/** Whether a hidden sheet that lists people counts is for a person to say. */
function isMeant(sheet: Sheet, table: Table, findings: Findings): boolean {
  if (!sheet.hidden) return true
  const asked = staffImportFault('sheet.hidden', { lines: table.rows.length })
  const question = { id: `sheet:${sheet.name}`, kind: 'choice', sheet: sheet.name, options: inOrOut } as const
  return findings.ask(asked, question) === 'include'
}

function leaveOut(sheet: Sheet, table: Table | null, findings: Findings): [] {
  if (sheet.rows.length === 0) return []
  const why = table ? 'unread.skippedSheet' : sheet.hidden ? 'unread.hiddenSheet' : 'unread.noHead'
  findings.leaveOut(sheet.name, {}, staffImportFault(why))
  return []
}

function isReadable(sheet: Sheet, table: Table, faults: FaultList): boolean {
  const head: FilePlace = { ...wholeFile, sheet: sheet.name, row: table.headingRow }
  for (const [field, first, second] of table.twice) {
    const cells = [first, second].map(({ column }) => cellAddress(table.headingRow, column)).join('、')
    const place = placeOf(sheet, table.headingRow, second)
    faults.add(place, second.heading, staffImportFault('sheet.headingTwice', { field, cells }))
  }
  const missing = columns.filter((column) => !table.columns.has(column) && !optional.includes(column))
  if (missing.length > 0) {
    faults.add(head, null, staffImportFault('sheet.missingColumns', { missing, found: table.found }))
  }
  return missing.length === 0 && table.twice.length === 0
}

function readTable(sheet: Sheet, table: Table, findings: Findings): ReadPerson[] {
  const known = new Set([...table.columns.values()].map(({ column }) => column))
  const holds = ({ cells }: Row) => [...known].some((column) => cells[column] !== undefined)
  listUnread(sheet, table, known, findings)
  const listed = table.rows.filter(holds)
  const rows = listed.map((row) => ({ row, isStruck: isStruck(row, table) }))
  const counts = confirmRows(sheet, rows, findings)
  return listed.filter(counts).map((row) => {
    const cells = columns.map(
      (column) => [column, readCell(sheet, table, row, column, findings.faults)] as const,
    )
    return Object.fromEntries(cells) as unknown as ReadPerson
  })
}

/** Somebody who is struck out by name or account has left the list. */
const isStruck = ({ struck }: Row, table: Table): boolean =>
  struck !== null &&
  (['name', 'account'] as const).some((field) => {
    const found = table.columns.get(field)
    return found !== undefined && struck.has(found.column)
  })

/** Columns with anything in them that mean nothing to us, and what stands around the list. */
function listUnread(sheet: Sheet, table: Table, known: ReadonlySet<number>, findings: Findings): void {
  const head = sheet.rows.find(({ row }) => row === table.headingRow)!
  for (const { row, cells } of sheet.rows) {
    const isAround = row < table.headingRow || ![...known].some((column) => cells[column] !== undefined)
    const text = cells.flatMap((cell) => quoted(cell) ?? []).join(' ')
    if (isAround)
      findings.leaveOut(sheet.name, { row }, staffImportFault('unread.text', { text: text.slice(0, 60) }))
  }
  const filled = new Set(table.rows.flatMap(({ cells }) => Object.keys(cells).map(Number)))
  for (const column of [...filled].sort((a, b) => a - b)) {
    if (known.has(column)) continue
    const heading = quoted(head.cells[column])
    const why = staffImportFault(heading === null ? 'unread.noHeading' : 'unread.unknownHeading')
    findings.leaveOut(sheet.name, { column: `${columnLetters(column)} ${heading ?? ''}`.trim() }, why)
  }
}

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
  const wanted = columns.filter((column) => !optional.includes(column))
  const names = new Set<string>(Object.values(staffColumns))
  const found = sheets.flatMap(({ rows }) =>
    (rows[0]?.cells ?? []).flatMap((cell) =>
      cell?.kind === 'text' && names.has(cell.text) ? [cell.text] : [],
    ),
  )
  return new FileRefused(staffImportFault('people.noTable', { wanted, found }))
}
