/** What puts a refusal into words. */
export type TextOf = (refusal: Nested) => string

/** A refusal within another one's parameters. */
export interface Nested {
  readonly key: string
  readonly params: unknown
}
