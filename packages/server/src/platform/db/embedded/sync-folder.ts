import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes the names in a folder durable: a file created or renamed in it. */
export function syncFolder(folder: string): void {
  // Windows keeps no separate state of a folder to flush
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
