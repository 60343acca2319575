import type { TextOf } from '../nested.ts'

/**
 * What a rule may say of each sentence of a list that needs something: a new one without it does not
 * compile. Stands beside the words in `<domain>.ts`, where the test of all refusals finds it.
 */
export type ExamplesOf<Sentences> = {
  readonly [Key in keyof Sentences as Sentences[Key] extends string ? never : Key]: Sentences[Key] extends (
    params: infer Params,
    textOf: TextOf,
  ) => string
    ? Params
    : never
}
