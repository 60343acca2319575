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

/** To be pasted into a message or a sheet: columns by tabs. */
export const passwordText = (people: readonly ImportedPerson[]): string =>
  [headings, ...people.map(rowOf)].map((cells) => cells.join('\t')).join('\n')

/** To be saved as a file that spreadsheet programs open; the byte order mark makes them read it as UTF-8. */
export const passwordSheet = (people: readonly ImportedPerson[]): Blob =>
  new Blob(
    [
      '\ufeff',
      [headings, ...people.map(rowOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join(''),
    ],
    { type: 'text/csv' },
  )

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
