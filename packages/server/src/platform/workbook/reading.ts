import type { Fault } from '@bdr/text/import-file'

/** What has to be told about a reading. `findings.say` adds the column's name to its parameters. */
export interface Said extends Fault {
  /** what it is about, such as a word or a format: it is told once for each of them in a column */
  readonly about?: string
}

/** A value that could be read with certainty, possibly with something to be told, or the fault that prevented it. */
export type Reading<Value> =
  | { readonly value: Value; readonly said?: Said | undefined }
  | { readonly fault: Fault }

/** A reading with its value converted; a fault stays. */
export const mapReading = <Value, Other>(
  reading: Reading<Value>,
  convert: (value: Value) => Other,
): Reading<Other> => ('fault' in reading ? reading : { value: convert(reading.value), said: reading.said })
