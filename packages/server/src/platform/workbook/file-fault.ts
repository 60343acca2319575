import type { Fault, FileFaultKey, FileFaultParams } from '@bdr/text/import-file'

/** What is wrong with a file, as data; sentences are made of it where the answer is written. */
export const fileFault = <Key extends FileFaultKey>(key: Key, ...params: FileFaultParams<Key>): Fault => ({
  key,
  params: params[0],
})
