import { maxImportedStaff } from '@bdr/contract/staff/import'
import { staffColumns, staffTemplate } from '@bdr/text/staff-import'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import type { NamedPost } from './check-people.ts'

const widths: Readonly<Record<keyof typeof staffColumns, number>> = {
  name: 14,
  account: 20,
  mobile: 16,
  email: 28,
  post: 18,
}

/** An empty workbook for a list of people, with these posts as choices, and an explanation. */
export function staffTemplateFile(posts: readonly NamedPost[]): Promise<Buffer> {
  const { sheet, posts: postSheet, help } = staffTemplate
  const columns = Object.entries(staffColumns) as [keyof typeof staffColumns, string][]
  return writeWorkbook([
    {
      name: sheet,
      columns: columns.map(([field, title]) => ({
        title,
        width: widths[field],
        ...(field === 'post' && { choices: { sheet: postSheet, count: posts.length } }),
      })),
      rows: [],
      rowsToFill: maxImportedStaff,
    },
    {
      name: help.sheet,
      columns: [{ title: help.heading, width: 90 }],
      rows: help.lines(maxImportedStaff).map((line) => [line]),
      isAid: true,
    },
    {
      name: postSheet,
      columns: [{ title: postSheet, width: 24 }],
      rows: posts.map(({ name }) => [name]),
      hidden: true,
      isAid: true,
    },
  ])
}
