import type { Fault, FaultParams, FileFaults } from '@bdr/text/import-file'

/**
 * Makes what is wrong with one kind of file, as data: the key of one of its sentences, and what that needs.
 * The sentence is written where the answer is.
 */
export const faultsOf =
  <Sentences>() =>
  <Key extends keyof Sentences & string>(key: Key, ...params: FaultParams<Sentences, Key>): Fault => ({
    key,
    params: params[0],
  })

/** What is wrong with any file. */
export const fileFault = faultsOf<FileFaults>()
