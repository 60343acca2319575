import { conflict, notFound } from './errors.ts'

/** A record in the version its caller read. */
export interface RecordVersion {
  readonly id: string
  readonly version: number
}

/**
 * Asserts that a row under lock exists and still has the version the caller read.
 * @throws AppError A00005 when it is not there, A06002 when somebody changed it meanwhile
 */
export function assertVersion<Row extends { readonly version: number }>(
  row: Row | null | undefined,
  { version }: Pick<RecordVersion, 'version'>,
): Row {
  if (!row) throw notFound()
  if (row.version !== version) throw conflict('record.changed')
  return row
}
