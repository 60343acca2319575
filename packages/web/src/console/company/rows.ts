import { randomId } from '../../lib/random-id.ts'

interface Keyed {
  readonly key: string
}

/** A row's name as long as the form is open; a record's own id is another kind of text. */
export const newKey = (): string => `new-${randomId()}`

/** Changes of a form's list of rows, as `change` takes them. */
export const changeRow =
  <Row extends Keyed>(key: string, patch: Partial<Row>) =>
  (rows: Row[]): Row[] =>
    rows.map((row) => (row.key === key ? { ...row, ...patch } : row))

export const addRow =
  <Row extends Keyed>(row: Row) =>
  (rows: Row[]): Row[] => [...rows, row]

export const removeRow =
  (key: string) =>
  <Row extends Keyed>(rows: Row[]): Row[] =>
    rows.filter((row) => row.key !== key)
