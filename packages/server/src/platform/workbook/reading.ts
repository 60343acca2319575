import type { Fault } from '@bdr/text/import-file'

/** A value that could be read with certainty, or the fault that prevented it. */
export type Reading<Value> = { readonly value: Value } | { readonly fault: Fault }
