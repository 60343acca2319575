import type { Fault, FaultParams, FileFaults } from '@bdr/text/import-file'

/**
 * Returns the function that makes the faults of one kind of file: the key of a sentence and the sentence's
 * parameters, which are converted to text when the answer is written.
 */
export const faultsOf =
  <Sentences>() =>
  <Key extends keyof Sentences & string>(key: Key, ...params: FaultParams<Sentences, Key>): Fault => ({
    key,
    params: params[0],
  })

/** A fault of any file as data. */
export const fileFault = faultsOf<FileFaults>()
