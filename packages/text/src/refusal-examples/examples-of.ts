import type { TextOf } from '../nested.ts'

/**
 * Example parameters for every sentence of a list that has parameters. A sentence without an example does not compile.
 * They are in files named after those of the words, where the test of all refusals finds them.
 */
export type ExamplesOf<Sentences> = {
  readonly [Key in keyof Sentences as Sentences[Key] extends string ? never : Key]: Sentences[Key] extends (
    params: infer Params,
    textOf: TextOf,
  ) => string
    ? Params
    : never
}
