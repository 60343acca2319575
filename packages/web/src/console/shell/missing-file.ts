import { transportText } from '@bdr/text/client'
import { showToast } from '../../lib/toasts.ts'
import { logError } from './error-log/error-log.ts'

/** Whether a file of the page could not be fetched: each browser has another message for that. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/**
 * Whether the server can be reached. A file that is missing although it can be belonged to a former version,
 * and a document loaded now would have the present one.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Shows why the page or dialog could not be opened. The present page stays as it is, with its input. */
export async function explainMissing(error: unknown): Promise<void> {
  logError('script', error)
  showToast('error', (await isServerThere()) ? transportText.incomplete : transportText.offline)
}
