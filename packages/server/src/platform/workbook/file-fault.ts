import type { Fault, FileFaultKey, FileFaultParams } from '@bdr/text/import-file'

/** A fault of a file as data; it is converted to text when the answer is written. */
export const fileFault = <Key extends FileFaultKey>(key: Key, ...params: FileFaultParams<Key>): Fault => ({
  key,
  params: params[0],
})
