/** Converts a refusal to text. */
export type TextOf = (refusal: Nested) => string

/** A refusal as a parameter of another one. */
export interface Nested {
  readonly key: string
  readonly params: unknown
}
