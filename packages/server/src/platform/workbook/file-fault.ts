import type { Fault, FaultParams, FileFaults } from '@bdr/text/import-file'

/**
 * Creates the fault function for one kind of file. It makes a fault as data: the key of a sentence with its parameters.
 * The text is made when the answer is written.
 */
export const faultsOf =
  <Sentences>() =>
  <Key extends keyof Sentences & string>(key: Key, ...params: FaultParams<Sentences, Key>): Fault => ({
    key,
    params: params[0],
  })

/** A fault of any kind of file. */
export const fileFault = faultsOf<FileFaults>()
