import type { Fault, FileFaultKey, FileFaultParams } from '@bdr/text/import-file'

/** What is wrong with a file, as data; words are made of it where it leaves. */
export const fileFault = <Key extends FileFaultKey>(key: Key, ...params: FileFaultParams<Key>): Fault => ({
  key,
  params: params[0],
})
