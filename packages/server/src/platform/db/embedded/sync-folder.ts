import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes the entries of a folder to disk, after a file in it was created or renamed. */
export function syncFolder(folder: string): void {
  // Windows has no separate folder state to flush
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
