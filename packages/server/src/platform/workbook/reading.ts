/** A value that could be read with certainty, or the sentence that says why not. */
export type Reading<Value> = { readonly value: Value } | { readonly message: string }
