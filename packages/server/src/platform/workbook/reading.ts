import type { Fault } from '@bdr/text/file-faults'

/** A value that could be read with certainty, or why it could not. */
export type Reading<Value> = { readonly value: Value } | { readonly fault: Fault }
