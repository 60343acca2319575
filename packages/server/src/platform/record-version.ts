import { conflict, notFound } from './errors.ts'

/** A record with the version that the caller has read. */
export interface RecordVersion {
  readonly id: string
  readonly version: number
}

/**
 * Asserts that a locked row exists and still has the version the caller has read.
 * @throws AppError A00005 if it does not exist, A06002 if it has changed
 */
export function assertVersion<Row extends { readonly version: number }>(
  row: Row | null | undefined,
  { version }: Pick<RecordVersion, 'version'>,
): Row {
  if (!row) throw notFound()
  if (row.version !== version) throw conflict('record.changed')
  return row
}
