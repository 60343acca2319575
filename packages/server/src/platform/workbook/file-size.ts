import { fileLimits } from '@bdr/contract/kernel/import-file'
import { refuse } from './file-refused.ts'

/** A limit in bytes for people: `10 MB`. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))} MB`

/** @throws FileRefused */
export function checkFileSize(bytes: Uint8Array): void {
  if (bytes.length > fileLimits.bytes) throw refuse('file.tooLarge', { limit: megabytes(fileLimits.bytes) })
}
