import type { ImportedPerson } from '@bdr/contract/staff/replies'
import { staffFields as fields } from '@bdr/text/staff'
import { postNameOf } from './post-name.ts'

const headings = [fields.name, fields.account, fields.mobile, fields.post, fields.password]

const rowOf = (person: ImportedPerson): string[] => [
  person.name,
  person.account,
  person.mobile,
  postNameOf(person),
  person.password ?? '',
]

/** Text to paste into a message or a spreadsheet: columns are separated by tabs. */
export const passwordText = (people: readonly ImportedPerson[]): string =>
  [headings, ...people.map(rowOf)].map((cells) => cells.join('\t')).join('\n')

/** Text to save as a file for spreadsheet programs; the byte order mark makes them read it as UTF-8. */
export const passwordSheet = (people: readonly ImportedPerson[]): Blob =>
  new Blob(
    [
      '\ufeff',
      [headings, ...people.map(rowOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join(''),
    ],
    { type: 'text/csv' },
  )

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
