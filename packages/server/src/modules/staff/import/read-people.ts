import { email, emailLength, mobile, personName } from '@bdr/contract/kernel/field'
import { maxImportedStaff } from '@bdr/contract/staff/import'
import { account, accountKey } from '@bdr/contract/staff/model'
import { staffColumnNames, staffColumns, type StaffColumn } from '@bdr/text/staff-import'
import type { z } from 'zod'
import { halfWidth } from '../../../platform/half-width.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { ListShape } from '../../../platform/import/list-table.ts'
import { describeRepeats, readList } from '../../../platform/import/read-list.ts'
import { textOf } from '../../../platform/workbook/clean-text.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import type { Cell, Workbook } from '../../../platform/workbook/workbook.ts'
import { staffImportFault } from './faults.ts'
import type { ReadPerson } from './model.ts'

/** The schemas of the columns; null accepts any text, which is checked later. */
const fields: Readonly<Record<StaffColumn, z.ZodType<string> | null>> = {
  name: personName,
  account,
  mobile,
  email,
  post: null,
}
/** The longest text of any column; the schemas have the limit of each. */
const longest = emailLength

const shape: ListShape<StaffColumn> = {
  titles: staffColumns,
  names: staffColumnNames,
  needed: ['name', 'account', 'mobile', 'post'],
  // a person whose name or account is struck out is not imported
  marks: ['name', 'account'],
  limit: maxImportedStaff,
}

/**
 * The people of a workbook, from all sheets with a list of people.
 * @throws FileRefused if there are none
 */
export function readPeople(workbook: Workbook, findings: Findings): ReadPerson[] {
  const people = readList(workbook, shape, findings, (row): ReadPerson => ({
    name: row.required('name', cellOf('name')),
    account: row.required('account', cellOf('account')),
    mobile: row.required('mobile', cellOf('mobile')),
    email: row.optional('email', cellOf('email')),
    post: row.required('post', cellOf('post')),
  }))
  // account, regardless of case, and mobile are used for signing in, so people of one file must not share one
  for (const [field, keyOf, fault] of [
    ['account', accountKey, 'account.twice'],
    ['mobile', String, 'mobile.twice'],
  ] as const)
    describeRepeats(
      people.map((person) => person[field]),
      keyOf,
      (first) => staffImportFault(fault, { first }),
      findings.faults,
    )
  return people
}

const cellOf =
  (field: StaffColumn) =>
  (cell: Cell): Reading<string | null> => {
    const reading = textOf(cell, longest)
    if ('fault' in reading || reading.value === null) return reading
    const text = cleanOf[field](reading.value)
    const parsed = fields[field]?.safeParse(text) ?? { success: true, data: text }
    return parsed.success
      ? { value: parsed.data }
      : { fault: staffImportFault('field.invalid', { issue: parsed.error.issues[0]! }) }
  }

const halfWidthText = (text: string): string => halfWidth(text).trim()

/** Removes the separators people write: `138 0000 0001`, `+86 138-0000-0001`. */
const plainMobile = (text: string): string =>
  halfWidth(text)
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '')

const cleanOf: Readonly<Record<StaffColumn, (text: string) => string>> = {
  // cleaned by its schema
  name: (text) => text,
  account: halfWidthText,
  mobile: plainMobile,
  email: halfWidthText,
  post: halfWidthText,
}
