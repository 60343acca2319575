import type { Fault } from '@bdr/text/import-file'

/** A value that could be read with certainty, or why it could not. */
export type Reading<Value> = { readonly value: Value } | { readonly fault: Fault }
